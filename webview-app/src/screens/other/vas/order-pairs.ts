import type { GeneralOrder } from '../../../api/general-order.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { AreaWords } from '../words/index.ts';

/** The person of an order, as the service has masked them. */
export const personPairs = (order: GeneralOrder, words: AreaWords['vas']): Pair[] => [
  [words.insured, order.insuredName],
  [words.idCard, order.insuredIdCard],
  [words.mobile, order.mobile],
];
