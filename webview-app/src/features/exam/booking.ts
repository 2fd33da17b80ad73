/** Defines the types and rules of all bookings, whoever pays: the source of the choices, the choice, the steps. */
import type { BookingCalendar, BookingCity, BookingInstitution } from '../../flows/exam-flow.ts';

/** The choices that a product offers. */
export interface BookingSource {
  /** The key of flow and product. Another key starts a new load. */
  key: string;
  /** The key of the position that the lists are sorted by. Another position starts a new load. '' without a position. */
  near: string;
  /** True if the person pays for the checkup. */
  isPaid?: boolean | undefined;
  cities: (signal: AbortSignal) => Promise<readonly BookingCity[]>;
  institutions: (cityId: string, signal: AbortSignal) => Promise<readonly BookingInstitution[]>;
  calendar: (institutionId: string, signal: AbortSignal) => Promise<BookingCalendar>;
}

/** The choice so far, with '' for a missing answer. It includes the names, so that a summary needs no request. */
export interface BookingChoice {
  cityId: string;
  cityName: string;
  institutionId: string;
  institutionName: string;
  institutionAddress: string;
  /** The day, `YYYY-MM-DD`. */
  date: string;
  /** The numbers of additional examinations, if this kind of checkup has any. */
  addOnItems?: readonly string[];
}

export const noChoice: BookingChoice = {
  cityId: '',
  cityName: '',
  institutionId: '',
  institutionName: '',
  institutionAddress: '',
  date: '',
};

export type BookingStep = 'city' | 'institution' | 'date' | 'person';

export const allSteps: readonly BookingStep[] = ['city', 'institution', 'date', 'person'];

/** Returns the choice with a city. Another city drops institution and date, which belong to the old city. */
export function withCity(choice: BookingChoice, { id, name }: BookingCity): BookingChoice {
  return id === choice.cityId ? choice : { ...choice, ...noChoice, cityId: id, cityName: name };
}

/** Returns the choice with an institution. Another institution drops the date, because each institution has its own calendar. */
export function withInstitution(choice: BookingChoice, { id, name, address }: BookingInstitution): BookingChoice {
  if (id === choice.institutionId) return choice;
  return { ...choice, institutionId: id, institutionName: name, institutionAddress: address, date: '' };
}

/** Returns whether a step has an answer. The form checks the person's step. */
export function isAnswered(step: BookingStep, choice: BookingChoice): boolean {
  const answers = { city: choice.cityId, institution: choice.institutionId, date: choice.date, person: 'form' };
  return answers[step] !== '';
}

/** Returns the index of the first step without an answer, or else of the last step. */
export function firstUnansweredStep(steps: readonly BookingStep[], choice: BookingChoice): number {
  const index = steps.findIndex((step) => !isAnswered(step, choice));
  return index < 0 ? steps.length - 1 : index;
}
