/**
 * Keeps the choice for a product through a reload, shared with the page of institutions: the flow's section of the store. It holds
 * one product's choice at a time. Nothing of the person is kept.
 */

import type { ExamBookingInfo } from '../../api/exam.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { today } from '../../rules/dates.ts';
import { type BookingChoice, type BookingStep, noChoice } from './booking.ts';

/** Returns the choice for this product. A day that has passed is no choice any more. */
export function keptChoice({ section }: ExamFlow, productNo: string): BookingChoice {
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

/** The kept choice; before the first one, the city that the service proposes. */
export function firstChoice(flow: ExamFlow, { productNo, cityId, cityName }: ExamBookingInfo): BookingChoice {
  const stored = keptChoice(flow, productNo);
  return stored.cityId ? stored : { ...noChoice, cityId, cityName };
}

/** Returns the step at which the person was; without one the first that the choice leaves open, from the first on. */
export function keptStep(
  { section: { state } }: ExamFlow,
  productNo: string,
  steps: readonly BookingStep[],
  choice: BookingChoice,
): BookingStep {
  const stored = state.productNo === productNo ? steps.find((step) => step === state.step) : undefined;
  return stored ?? (choice.date ? 'person' : choice.institutionId ? 'date' : (steps[0] ?? 'person'));
}

/** `step`: the one that is shown; left out by a page that is no step. */
export function keepChoice(
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
