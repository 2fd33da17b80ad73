/**
 * Stores the choice for a product in the flow's section of the store, so that it survives a reload. The page of institutions shares it.
 * It contains the choice for one product at a time and no personal data.
 */

import type { ExamBookingInfo } from '../../api/exam.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { today } from '../../rules/dates.ts';
import { type BookingChoice, type BookingStep, noChoice } from './booking.ts';

/** Returns the stored choice for this product. A past day is dropped. */
export function storedChoice({ section }: ExamFlow, productNo: string): BookingChoice {
  const { state } = section;
  if (state.productNo !== productNo) return noChoice;
  return {
    cityId: state.cityId,
    cityName: state.cityName,
    institutionId: state.appointmentUnitId,
    institutionName: state.appointmentUnitName,
    institutionAddress: state.appointmentUnitAddress,
    date: state.appointmentDate >= today() ? state.appointmentDate : '',
    ...(state.addOnItems.length > 0 && { addOnItems: state.addOnItems }),
  };
}

/** Returns the stored choice, or else a choice with the city that the service proposes. */
export function initialChoice(flow: ExamFlow, { productNo, cityId, cityName }: ExamBookingInfo): BookingChoice {
  const stored = storedChoice(flow, productNo);
  return stored.cityId ? stored : { ...noChoice, cityId, cityName };
}

/** Returns the stored step, or else the first step without an answer. */
export function storedStep(
  { section: { state } }: ExamFlow,
  productNo: string,
  steps: readonly BookingStep[],
  choice: BookingChoice,
): BookingStep {
  const stored = state.productNo === productNo ? steps.find((step) => step === state.step) : undefined;
  return stored ?? (choice.date ? 'person' : choice.institutionId ? 'date' : (steps[0] ?? 'person'));
}

/** Stores the choice and the current step. A page without steps passes no step. */
export function storeChoice(
  { section }: ExamFlow,
  productNo: string,
  choice: BookingChoice,
  step: BookingStep | '' = '',
): void {
  Object.assign(section.state, {
    productNo,
    step,
    cityId: choice.cityId,
    cityName: choice.cityName,
    appointmentUnitId: choice.institutionId,
    appointmentUnitName: choice.institutionName,
    appointmentUnitAddress: choice.institutionAddress,
    appointmentDate: choice.date,
    addOnItems: [...(choice.addOnItems ?? [])],
  });
}

export function dropChoice({ section }: ExamFlow, productNo: string): void {
  if (section.state.productNo === productNo) section.reset();
}
