/** Defines the types and rules of every booking, whoever pays: source of the choices, choice, steps. */
import type { BookingCalendar, BookingCity, BookingInstitution } from '../../flows/exam-flow.ts';

/** The choices that a product offers. */
export interface BookingSource {
  /** The key of flow and product: another key loads anew. */
  key: string;
  /** The key of the position that the lists are sorted by: another position loads them anew. '' without a position. */
  near: string;
  cities: (signal: AbortSignal) => Promise<readonly BookingCity[]>;
  institutions: (cityId: string, signal: AbortSignal) => Promise<readonly BookingInstitution[]>;
  calendar: (institutionId: string, signal: AbortSignal) => Promise<BookingCalendar>;
}

/** The choice so far, with '' for an open answer. The names are included so that a summary needs no loading. */
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

/** Returns the choice with an institution. Another institution drops the date, as each has its own calendar. */
export function withInstitution(choice: BookingChoice, { id, name, address }: BookingInstitution): BookingChoice {
  if (id === choice.institutionId) return choice;
  return { ...choice, institutionId: id, institutionName: name, institutionAddress: address, date: '' };
}

/** Tells if a step has its answer. The form checks the person's step. */
export function isAnswered(step: BookingStep, choice: BookingChoice): boolean {
  const answers = { city: choice.cityId, institution: choice.institutionId, date: choice.date, person: 'form' };
  return answers[step] !== '';
}

/** Returns the index of the first step without an answer, else of the last step. */
export function firstOpenStep(steps: readonly BookingStep[], choice: BookingChoice): number {
  const index = steps.findIndex((step) => !isAnswered(step, choice));
  return index < 0 ? steps.length - 1 : index;
}
