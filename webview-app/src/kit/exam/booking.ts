/** The words that every booking is made of, whoever pays for it: source of the choices, choice, steps. */
import type { BookingCalendar, BookingCity, BookingInstitution } from '../../flows/exam-flow.ts';

/** The choices of one product. */
export interface BookingSource {
  /** Names the flow and product, so that another one loads anew. */
  key: string;
  /** Names the lists that are in order of distance: another position loads them anew. '' without one. */
  near: string;
  cities: (signal: AbortSignal) => Promise<readonly BookingCity[]>;
  institutions: (cityId: string, signal: AbortSignal) => Promise<readonly BookingInstitution[]>;
  calendar: (institutionId: string, signal: AbortSignal) => Promise<BookingCalendar>;
}

/** The choice so far; '' for not yet. The names are kept so that a summary needs no loading. */
export interface BookingChoice {
  cityId: string;
  cityName: string;
  institutionId: string;
  institutionName: string;
  institutionAddress: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Numbers of the examinations beside the package, where the kind of checkup has any. */
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

/** Another city forgets the institution and its date: they belong to the old one. */
export function withCity(choice: BookingChoice, { id, name }: BookingCity): BookingChoice {
  return id === choice.cityId ? choice : { ...choice, ...noChoice, cityId: id, cityName: name };
}

/** Another institution forgets the date: each has its own calendar. */
export function withInstitution(choice: BookingChoice, { id, name, address }: BookingInstitution): BookingChoice {
  if (id === choice.institutionId) return choice;
  return { ...choice, institutionId: id, institutionName: name, institutionAddress: address, date: '' };
}

/** True for a step that has its answer. The person's is checked by the form. */
export function isAnswered(step: BookingStep, choice: BookingChoice): boolean {
  const answers = { city: choice.cityId, institution: choice.institutionId, date: choice.date, person: 'form' };
  return answers[step] !== '';
}

/** The first step without an answer, else the last one. */
export function firstOpenStep(steps: readonly BookingStep[], choice: BookingChoice): number {
  const index = steps.findIndex((step) => !isAnswered(step, choice));
  return index < 0 ? steps.length - 1 : index;
}
