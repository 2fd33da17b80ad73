import type { BookResult } from '../../../api/tob-exam.ts';
import { rangeText } from '../../../messages/date-text.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { PartnerWords } from './words/index.ts';

/** Returns the facts of a partner's order: period, payer, additional examinations, order number. */
export const partnerFacts = (
  { companyName, validFrom, validTo, addOns, orderNo }: BookResult,
  words: PartnerWords,
  isPeriodOmitted = false,
): readonly Pair[] => [
  [words.period, isPeriodOmitted ? undefined : rangeText(validFrom, validTo)],
  [words.paidBy, companyName, 'name'],
  [words.chosen, addOns.map(({ name }) => name).join(words.between)],
  [words.orderNo, orderNo],
];
