/** A service of a policy is activated once. A lost answer, and a service that is active already, are looked up. */
import { activatePipeline, getPipelineUse, type PipelineService } from '../api/service-pipeline.ts';
import { CANNOT_ACTIVATE } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';

export type OfService = Pick<PipelineService, 'serviceNo' | 'productType'> & { readonly orderNo: string };

/** Activates the service. It is done as well where the service says now that it is active. */
export async function activateService(service: OfService, idempotencyKey: string): Promise<void> {
  try {
    await request(activatePipeline, { body: service }, { idempotencyKey });
  } catch (error) {
    if (!isApiError(error) || !(error.mayHaveHappened || error.code === CANNOT_ACTIVATE)) throw error;
    const now = await request(getPipelineUse, { query: service }, { notice: false, login: false }).catch(() => {
      throw error;
    });
    if (now.service.state !== 'active') throw error;
  }
}
