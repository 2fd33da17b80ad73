/** Activates a service of a policy once. After a lost response, or if the service refuses, it looks up whether the service is active. */
import { activatePipeline, getPipelineUse, type PipelineService } from '../../../api/service-pipeline.ts';
import { CANNOT_ACTIVATE } from '../../../client/codes.ts';
import { QUIET, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';

export type ServiceKey = Pick<PipelineService, 'serviceNo' | 'productType'> & { readonly orderNo: string };

/** Activates the service. It also succeeds if the service is active already. */
export async function activateService(service: ServiceKey, idempotencyKey: string): Promise<void> {
  await recoverLostAnswer<unknown>(
    () => request(activatePipeline, { body: service }, { idempotencyKey }),
    async () => {
      const current = await request(getPipelineUse, { query: service }, QUIET);
      return current.service.state === 'active' ? current : undefined;
    },
    CANNOT_ACTIVATE,
  );
}
