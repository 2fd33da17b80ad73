import type { PipelinePage } from '../../../api/service-pipeline.ts';
import { rangeText } from '../../../messages/date-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { PipelineWords } from '../words/index.ts';

/** Returns the facts about a service's policy, as the service has masked them. */
export const policyPairs = (page: PipelinePage, words: PipelineWords): Pair[] => [
  [words.company, page.companyName, 'name'],
  [words.holder, shownName(page.holder)],
  [words.policyNo, page.policyNo],
  [words.valid, rangeText(page.validFrom, page.validTo)],
];
