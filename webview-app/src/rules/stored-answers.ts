/**
 * Lists the server's answers about a person that stay on the phone for a start without a network. `docs/privacy.md` explains this
 * table to people. A field that is not listed is not stored. `instead` replaces it if the answer's schema requires a value. No field may
 * contain money, a number of uses, permissions, an identity, or health data: decision 025.
 */
import { OMITTED_TEXT } from './omitted-text.ts';

/**
 * The part of a server's answer that stays on the phone for a start without a network. All other fields are omitted: money, eligibility,
 * identity, health (decision 025, and the table in `docs/privacy.md`). Names match at every depth.
 */
export interface StoredAnswerRule {
  readonly fields: readonly string[];
  /** Replacement values for omitted fields that the endpoint's schema requires. */
  readonly instead?: Readonly<Record<string, unknown>>;
  /** Values that are stored as another value, by field. This merges states that differ only in money. */
  readonly sameAs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of a field. An answer without this field is not stored, because it contains only offers, e.g. for a person without a card. */
  readonly needs?: string;
  /** Days until an answer is deleted. */
  readonly days: number;
  /** The maximum length of a stored answer, in characters. A longer answer is not stored. */
  readonly maxCharacters: number;
  /** The maximum number of stored answers of the endpoint. The oldest are deleted first. */
  readonly maxAnswers: number;
}

/** The days for which answers are stored: the maximum, and the limit for answers with a check-in code. The pages show both. */
export const STORED_ANSWER_DAYS = { max: 14, checkInCode: 7 } as const;

/**
 * An appointment: date, place, numbers, check-in code and preparation. Without the person, and without the rules for rebooking and
 * cancelling.
 */
const appointment: StoredAnswerRule = {
  fields: [
    ...[
      'appointment',
      'appointmentNo',
      'checkInCode',
      'onTheDay',
      'preparation',
      'orderNo',
      'status',
      'cityId',
      'cityName',
      'appointmentDate',
      'arriveFrom',
    ],
    ...['arriveTo', 'appointmentUnitId', 'appointmentUnitName', 'appointmentUnitAddress', 'appointmentUnitPhone'],
    ...['latitude', 'longitude', 'steps', 'code', 'title', 'at', 'state'],
  ],
  instead: {
    physicalName: OMITTED_TEXT,
    physicalId: OMITTED_TEXT,
    medicalPhoneNumber: OMITTED_TEXT,
    maritalStatus: 0,
    changeBefore: '1970-01-01T00:00:00Z',
    canRebook: false,
    canCancel: false,
    rebooksLeft: 0,
  },
  days: STORED_ANSWER_DAYS.checkInCode,
  maxCharacters: 6_000,
  maxAnswers: 10,
};

export const STORED_ANSWERS = {
  appointment,
  /** An appointment, plus the company that pays. */
  partnerAppointment: {
    ...appointment,
    fields: [...appointment.fields, 'key', 'companyName', 'phone', 'productNo', 'productName', 'scienceUrl'],
    instead: { ...appointment.instead, validFrom: '1970-01-01', validTo: '1970-01-01', addOns: [] },
  },
  /**
   * The checkups with their booked date and place. Without the person and the report. Payment and refund are left out, as are the server's
   * state texts, because the screen has its own.
   */
  checkups: {
    fields: [
      ...[
        'list',
        'total',
        'counts',
        'active',
        'done',
        'closed',
        'examNo',
        'kind',
        'orderNo',
        'productNo',
        'productName',
      ],
      ...['coverUrl', 'status', 'createdAt', 'appointmentUnitName', 'appointmentDate', 'link'],
    ],
    instead: { canActivate: false, statusText: OMITTED_TEXT },
    sameAs: { status: { unpaid: 'paid', refunded: 'cancelled' } },
    days: STORED_ANSWER_DAYS.max,
    maxCharacters: 20_000,
    maxAnswers: 3,
  },
  /** The list of orders of every kind. Without price, payment, refund and report. */
  orders: {
    fields: [
      ...['list', 'total', 'orderNo', 'kind', 'productNo', 'productName', 'coverUrl', 'status', 'createdAt', 'link'],
    ],
    instead: { statusText: OMITTED_TEXT },
    sameAs: { status: { unpaid: 'paid', refunded: 'cancelled' } },
    days: STORED_ANSWER_DAYS.max,
    maxCharacters: 20_000,
    maxAnswers: 4,
  },
  /** The list of consultations. Without messages, and without the doctor, whose speciality would reveal the subject. */
  consultations: {
    fields: [
      ...['list', 'total', 'bizOrderNo', 'orderNo', 'productNo', 'productName', 'kind', 'status', 'statusText'],
      ...['createdAt', 'updatedAt', 'link'],
    ],
    instead: { description: OMITTED_TEXT, personName: OMITTED_TEXT, unread: 0 },
    days: STORED_ANSWER_DAYS.max,
    maxCharacters: 20_000,
    maxAnswers: 4,
  },
  /** The card and its services. Without number, holder and remaining uses. Not stored for a person without a card. */
  card: {
    needs: 'card',
    fields: [
      ...['exists', 'card', 'title', 'receivedAt', 'validFrom', 'validTo', 'rights', 'code', 'name', 'desc'],
      ...['unlimited', 'link', 'offer', 'subtitle', 'validMonths', 'rules'],
    ],
    instead: { cardNo: OMITTED_TEXT, holder: '', claimedCount: 0 },
    days: STORED_ANSWER_DAYS.max,
    maxCharacters: 10_000,
    maxAnswers: 1,
  },
} satisfies Readonly<Record<string, StoredAnswerRule>>;
