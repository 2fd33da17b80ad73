import type { BookResult } from '../../../api/tob-exam.ts';
import { dayText } from '../../../messages/date-text.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { PartnerWords } from './words/index.ts';

/** Returns who pays, when, and what is examined beside the package. */
export const partnerFacts = (
  { companyName, validFrom, validTo, addOns, orderNo }: BookResult,
  words: PartnerWords,
): readonly Pair[] => [
  [words.paidBy, companyName],
  [words.from, dayText(validFrom)],
  [words.until, dayText(validTo)],
  [words.chosen, addOns.map(({ name }) => name).join(words.between)],
  [words.orderNo, orderNo],
];
