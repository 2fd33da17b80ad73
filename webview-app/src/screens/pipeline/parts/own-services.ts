import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';

/** Returns the services that have a page: the first of each type, whatever its state. */
export function ownServices({ detail, invalid }: PipelinePage): PipelineService[] {
  const all = [...detail, ...invalid];
  return all.filter((service) => all.find(({ productType }) => productType === service.productType) === service);
}
