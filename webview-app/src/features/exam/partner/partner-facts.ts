import type { AddOn, BookResult } from '../../../api/tob-exam.ts';
import { rangeText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import type { PartnerWords } from './words/index.ts';

const sumOf = (addOns: readonly AddOn[]): number => addOns.reduce((sum, { priceFen }) => sum + priceFen, 0);

/** Returns an examination with the price that the person pays at the institution, if there is one. */
const nameWithPrice = ({ name, priceFen }: AddOn): string => (priceFen > 0 ? `${name} ${moneyText(priceFen)}` : name);

/** Returns the facts of a partner's order: period, payer, additional examinations, order number. */
export const partnerFacts = (
  { companyName, validFrom, validTo, addOns, orderNo }: BookResult,
  words: PartnerWords,
  isPeriodOmitted = false,
): readonly Pair[] => [
  [words.period, isPeriodOmitted ? undefined : rangeText(validFrom, validTo)],
  [words.paidBy, companyName, 'name'],
  [words.chosen, addOns.map(nameWithPrice).join(words.between)],
  [words.toPay, addOns.some(({ priceFen }) => priceFen > 0) ? moneyText(sumOf(addOns)) : undefined],
  [words.orderNo, orderNo],
];
