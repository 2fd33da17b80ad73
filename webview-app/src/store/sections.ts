/**
 * The store's sections by their fields and defaults (specification, section 3). What identifies a person (names, id cards,
 * phones) is in the fields, and never on the phone: see `rules/sensitive.ts`.
 */
import { type Section, section } from './section.ts';

/** Days for which what was chosen for a booking is still worth offering. */
export const CHOICE_DAYS = 7;
/** Days for which words and answers about a person's health are kept before they are sent. The pages say so. */
export const HEALTH_DAYS = 1;

/** Default city: Beijing. */
export const DEFAULT_CITY_ID = '110000';
const DEFAULT_CITY_NAME = 'Beijing';

/** A city, a province or an institution in a list. */
export interface NamedItem {
  id: string;
  name: string;
}

/** The choices on the way to a checkup's date. */
export interface ExamChoice {
  productNo: string;
  institutions: NamedItem[];
  /** `YYYY-MM-DD`. */
  appointmentDate: string;
  /** The date as it is shown to the person. */
  readldateString: string;
  cityList: NamedItem[];
  provinceList: NamedItem[];
  cityId: string;
  cityName: string;
  physicalName: string;
  physicalId: string;
  vasProductNo: string;
  appointmentUnitName: string;
  appointmentUnitId: string;
  appointmentUnitAddress: string;
  medicalPhoneNumber: string;
  tobPhoneNumber: string;
  /** Numbers of the examinations beside a partner's package. */
  addOnItems: string[];
  /** 0 not told, 1 single, 2 married. */
  maritalStatus: 0 | 1 | 2;
  /** The step of the booking that was shown last. Not of the specification: a killed page comes back to it. */
  step: string;
}

export interface FreeExamChoice extends ExamChoice {
  freeIdCard: string;
  freeRealName: string;
}

const noChoice = (): ExamChoice => ({
  productNo: '',
  institutions: [],
  appointmentDate: '',
  readldateString: '',
  cityList: [],
  provinceList: [],
  cityId: DEFAULT_CITY_ID,
  cityName: DEFAULT_CITY_NAME,
  physicalName: '',
  physicalId: '',
  vasProductNo: '',
  appointmentUnitName: '',
  appointmentUnitId: '',
  appointmentUnitAddress: '',
  medicalPhoneNumber: '',
  tobPhoneNumber: '',
  addOnItems: [],
  maritalStatus: 0,
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
export const freeAppointment: Section<FreeExamChoice> = section({
  name: 'freeAppointment',
  defaults: () => ({ ...noChoice(), freeIdCard: '', freeRealName: '' }),
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

/** 1: the person comes back from the institutions of this page. */
export interface PecPage {
  institutionsBack: 0 | 1;
}

export const pecsale: Section<PecPage> = section({
  name: 'pecsale',
  defaults: () => ({ institutionsBack: 0 }),
  area: 'session',
});
export const peclanding: Section<PecPage> = section({
  name: 'peclanding',
  defaults: () => ({ institutionsBack: 0 }),
  area: 'session',
});
