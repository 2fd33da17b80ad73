import type { GeneralOrder } from '../../../api/general-order.ts';
import { shownName } from '../../../rules/shown-name.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** Returns the facts about an order's person, as the service has masked them. */
export const personPairs = (order: GeneralOrder, words: AreaWords['vas']): Pair[] => [
  [words.insured, shownName(order.insuredName)],
  [words.idCard, order.insuredIdCard],
  [words.mobile, order.mobile],
];
