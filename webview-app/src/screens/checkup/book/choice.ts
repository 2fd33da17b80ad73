import type { ExamBookingInfo } from '../../../api/exam.ts';
import { type BookingChoice, noChoice } from '../../../kit/booking.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/draft.ts';

/** What is chosen for a package outlives a reload, and is shared with the page of institutions. Nothing in it is personal. */
const nameOf = (productNo: string): string => `booking.${productNo}`;

export const keptChoice = (productNo: string): BookingChoice => ({
  ...noChoice,
  ...readDraft(nameOf(productNo), noChoice),
});

/** The kept choice; before the first one, the city that the service proposes. */
export function firstChoice({ productNo, cityId, cityName }: ExamBookingInfo): BookingChoice {
  const kept = keptChoice(productNo);
  return kept.cityId ? kept : { ...noChoice, cityId, cityName };
}

export const keepChoice = (productNo: string, choice: BookingChoice): void =>
  keepDraft(nameOf(productNo), { ...choice });
export const dropChoice = (productNo: string): void => dropDraft(nameOf(productNo));
