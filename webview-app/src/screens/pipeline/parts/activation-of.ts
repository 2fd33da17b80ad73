import { activatePipeline, getPipelineUse, type PipelineService } from '../../../api/service-pipeline.ts';
import { CANNOT_ACTIVATE } from '../../../client/codes.ts';
import { QUIET, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';
import type { StatusTask } from '../../../kit/page/status-actions.tsx';
import type { PipelineWords } from '../words/index.ts';

/** Returns the task that activates a service. It asks for confirmation, because the service's validity then begins. */
export const activationOf = (
  { serviceNo, orderNo, productType }: ServiceKey,
  words: PipelineWords,
  onDone: () => void,
): StatusTask => ({
  id: 'activate',
  label: words.activate,
  ask: { title: words.activateAsk, text: words.activateAskText, confirm: words.activate },
  run: (key) => activateService({ serviceNo, orderNo, productType }, key),
  successText: words.activated,
  onDone,
});

/** Activates a service of a policy once. After a lost response, or if the service refuses, it looks up whether the service is active. */

type ServiceKey = Pick<PipelineService, 'serviceNo' | 'productType'> & { readonly orderNo: string };

/** Activates the service. It also succeeds if the service is active already. */
async function activateService(service: ServiceKey, idempotencyKey: string): Promise<void> {
  await recoverLostAnswer<unknown>(
    () => request(activatePipeline, { body: service }, { idempotencyKey }),
    async () => {
      const current = await request(getPipelineUse, { query: service }, QUIET);
      return current.service.state === 'active' ? current : undefined;
    },
    CANNOT_ACTIVATE,
  );
}
