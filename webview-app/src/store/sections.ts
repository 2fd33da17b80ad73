/**
 * Defines the store's sections with the fields and defaults of the specification, section 3. No field identifies a person. A field with
 * a sensitive name would not be stored: see `rules/sensitive.ts`.
 */
import { type Section, section } from './section.ts';

export const CHOICE_DAYS = 7;
/** Days for which texts and answers about a person's health are stored before they are sent. The pages mention this limit. */
export const HEALTH_DAYS = 1;

export const DEFAULT_CITY_ID = '110000';
const DEFAULT_CITY_NAME = 'Beijing';

/** The choices of a checkup booking. The notes on the specification list the omitted fields and the reasons. */
export interface ExamChoice {
  productNo: string;
  /** `YYYY-MM-DD`. */
  appointmentDate: string;
  cityId: string;
  cityName: string;
  appointmentUnitName: string;
  appointmentUnitId: string;
  appointmentUnitAddress: string;
  /** Numbers of the examinations that a partner's package does not include. Not in the specification. */
  addOnItems: string[];
  /** The last visible step of the booking, restored after the page was killed. Not in the specification. */
  step: string;
}

const emptyChoice = (): ExamChoice => ({
  productNo: '',
  appointmentDate: '',
  cityId: DEFAULT_CITY_ID,
  cityName: DEFAULT_CITY_NAME,
  appointmentUnitName: '',
  appointmentUnitId: '',
  appointmentUnitAddress: '',
  addOnItems: [],
  step: '',
});

/** The choice of the paid checkup. */
export const medical: Section<ExamChoice> = section({ name: 'medical', defaults: emptyChoice, days: CHOICE_DAYS });
/** The choice of the campaign. Separate, so that its pages do not change a booking that was started elsewhere. */
export const landing: Section<ExamChoice> = section({ name: 'landing', defaults: emptyChoice, days: CHOICE_DAYS });
/** The choice of the business-paid checkup. */
export const tobPec: Section<ExamChoice> = section({ name: 'tobPec', defaults: emptyChoice, days: CHOICE_DAYS });
/** The choice of the partner's risk business. */
export const tobRisk: Section<ExamChoice> = section({ name: 'tobRisk', defaults: emptyChoice, days: CHOICE_DAYS });
export const freeAppointment: Section<ExamChoice> = section({
  name: 'freeAppointment',
  defaults: emptyChoice,
  days: CHOICE_DAYS,
});

export interface DoctorSearch {
  sortValue: number;
  priceValue: string[];
  titleValue: string;
  area_id: string;
  areaText: string;
}

/** The search for doctors, stored for this visit. An empty `area_id` is nationwide. */
export const doctorSearch: Section<DoctorSearch> = section({
  name: 'doctorSearch',
  defaults: () => ({ sortValue: 0, priceValue: [], titleValue: '', area_id: '', areaText: 'nationwide' }),
  area: 'session',
});
