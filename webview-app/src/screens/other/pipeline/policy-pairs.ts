import type { PipelinePage } from '../../../api/service-pipeline.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { PipelineWords } from './words/index.ts';

/** The policy of a service, as the service has masked it. */
export const policyPairs = (page: PipelinePage, words: PipelineWords): Pair[] => [
  [words.company, page.companyName],
  [words.holder, page.holder],
  [words.policyNo, page.policyNo],
  [words.valid, words.range(page.validFrom, page.validTo)],
];
