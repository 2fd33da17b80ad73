import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';

/** Returns the services that have a page: the first of each type, whatever its state. */
export function ownServices({ detail, invalid }: PipelinePage): PipelineService[] {
  const services = [...detail, ...invalid];
  return services.filter(
    (service) => services.find(({ productType }) => productType === service.productType) === service,
  );
}
