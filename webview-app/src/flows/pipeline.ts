/** A service of a policy is activated once. A lost answer, and a service that is active already, are looked up. */
import { activatePipeline, getPipelineUse, type PipelineService } from '../api/service-pipeline.ts';
import { CANNOT_ACTIVATE } from '../client/codes.ts';
import { QUIET, request } from '../client/request.ts';
import { orFound } from './lost-answer.ts';

export type OfService = Pick<PipelineService, 'serviceNo' | 'productType'> & { readonly orderNo: string };

/** Activates the service. It is done as well where the service says now that it is active. */
export async function activateService(service: OfService, idempotencyKey: string): Promise<void> {
  await orFound<unknown>(
    () => request(activatePipeline, { body: service }, { idempotencyKey }),
    async () => {
      const now = await request(getPipelineUse, { query: service }, QUIET);
      return now.service.state === 'active' ? now : undefined;
    },
    CANNOT_ACTIVATE,
  );
}
