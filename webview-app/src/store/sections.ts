/**
 * The store's sections by their fields and defaults (specification, section 3). Nothing that identifies a person is among them, and
 * nothing with a sensitive name would be kept: see `rules/sensitive.ts`.
 */
import { type Section, section } from './section.ts';

/** Days for which what was chosen for a booking is still worth offering. */
export const CHOICE_DAYS = 7;
/** Days for which words and answers about a person's health are kept before they are sent. The pages say so. */
export const HEALTH_DAYS = 1;

/** Default city: Beijing. */
export const DEFAULT_CITY_ID = '110000';
const DEFAULT_CITY_NAME = 'Beijing';

/** The choices on the way to a checkup's date. The readings of the specification say which of its fields are not here, and why. */
export interface ExamChoice {
  productNo: string;
  /** `YYYY-MM-DD`. */
  appointmentDate: string;
  cityId: string;
  cityName: string;
  appointmentUnitName: string;
  appointmentUnitId: string;
  appointmentUnitAddress: string;
  /** Numbers of the examinations beside a partner's package. Not of the specification. */
  addOnItems: string[];
  /** The step of the booking that was shown last. Not of the specification: a killed page comes back to it. */
  step: string;
}

const noChoice = (): ExamChoice => ({
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

/** The paid checkup's choice. */
export const medical: Section<ExamChoice> = section({ name: 'medical', defaults: noChoice, days: CHOICE_DAYS });
/** The campaign's choice: a booking by its pages does not change one that was begun elsewhere. */
export const landing: Section<ExamChoice> = section({ name: 'landing', defaults: noChoice, days: CHOICE_DAYS });
/** The business-paid checkup's. */
export const tobPec: Section<ExamChoice> = section({ name: 'tobPec', defaults: noChoice, days: CHOICE_DAYS });
/** That of the partner's risk business. */
export const tobRisk: Section<ExamChoice> = section({ name: 'tobRisk', defaults: noChoice, days: CHOICE_DAYS });
/** The free appointment's. */
export const freeAppointment: Section<ExamChoice> = section({
  name: 'freeAppointment',
  defaults: noChoice,
  days: CHOICE_DAYS,
});

export interface DoctorSearch {
  sortValue: number;
  priceValue: string[];
  titleValue: string;
  area_id: string;
  areaText: string;
}

/** The search for doctors; for this visit. An empty `area_id` is nationwide. */
export const doctorSearch: Section<DoctorSearch> = section({
  name: 'doctorSearch',
  defaults: () => ({ sortValue: 0, priceValue: [], titleValue: '', area_id: '', areaText: 'nationwide' }),
  area: 'session',
});
