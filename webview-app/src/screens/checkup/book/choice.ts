/**
 * What is chosen for a package outlives a reload, and is shared with the page of institutions: the store's `medical` section.
 * It holds one package's choice at a time. Nothing of the person is kept.
 */
import type { ExamBookingInfo } from '../../../api/exam.ts';
import { type BookingChoice, noChoice } from '../../../kit/booking.ts';
import { languageTag } from '../../../messages/index.ts';
import { today } from '../../../rules/dates.ts';
import { medical } from '../../../store/sections.ts';
import { dayInWords } from '../../../ui/month.ts';

/** What was chosen for this package; a day that has passed is no choice any more. */
export function keptChoice(productNo: string): BookingChoice {
  const { state } = medical;
  if (state.productNo !== productNo) return noChoice;
  return {
    cityId: state.cityId,
    cityName: state.cityName,
    institutionId: state.appointmentUnitId,
    institutionName: state.appointmentUnitName,
    institutionAddress: state.appointmentUnitAddress,
    date: state.appointmentDate >= today() ? state.appointmentDate : '',
  };
}

/** The kept choice; before the first one, the city that the service proposes. */
export function firstChoice({ productNo, cityId, cityName }: ExamBookingInfo): BookingChoice {
  const kept = keptChoice(productNo);
  return kept.cityId ? kept : { ...noChoice, cityId, cityName };
}

export function keepChoice(productNo: string, choice: BookingChoice): void {
  Object.assign(medical.state, {
    productNo,
    cityId: choice.cityId,
    cityName: choice.cityName,
    appointmentUnitId: choice.institutionId,
    appointmentUnitName: choice.institutionName,
    appointmentUnitAddress: choice.institutionAddress,
    appointmentDate: choice.date,
    readldateString: choice.date && dayInWords(choice.date, languageTag()),
  });
}

export function dropChoice(productNo: string): void {
  if (medical.state.productNo === productNo) medical.reset();
}
