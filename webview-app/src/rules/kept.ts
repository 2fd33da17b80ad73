/**
 * The answers of a person that stay on the phone for a start without a network: the one table, which `docs/privacy.md` tells to people.
 * A field that is not named is not kept; `instead` stands in where the answer's check wants a value. None of them may be money, a
 * number of uses, what a person may do, an identity, or health: decision 025.
 */
import { LEFT_OUT } from './left-out.ts';

/**
 * The part of a person's answer that stays on the phone for a start without a network. All else is left out: money, eligibility, identity,
 * health (decision 025, and the table in `docs/privacy.md`). Names count at every depth.
 */
export interface Kept {
  /** The fields that are kept. */
  readonly fields: readonly string[];
  /** Values that stand in for fields that are left out and that the row's check wants. */
  readonly instead?: Readonly<Record<string, unknown>>;
  /** Values that are kept as another one, by field: two that only money tells apart are one. */
  readonly sameAs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The field without which an answer is not kept: it says only what the person may have. */
  readonly needs?: string;
  /** Days until an answer is forgotten. */
  readonly days: number;
  /** The greatest length of an answer, in characters: a longer one is not kept. */
  readonly most: number;
  /** The number of answers of the row: the oldest go first. */
  readonly answers: number;
}

/** Days for which they are kept: all of them at most, and those with a check-in code. The pages say both. */
export const KEPT_DAYS = { most: 14, checkInCode: 7 } as const;

/** When, where, under which number, with which code for the desk, and what to do before; not who, and not what may be changed. */
const appointment: Kept = {
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
    physicalName: LEFT_OUT,
    physicalId: LEFT_OUT,
    medicalPhoneNumber: LEFT_OUT,
    maritalStatus: 0,
    changeBefore: '1970-01-01T00:00:00Z',
    canRebook: false,
    canCancel: false,
    rebooksLeft: 0,
  },
  days: KEPT_DAYS.checkInCode,
  most: 6_000,
  answers: 10,
};

export const KEPT = {
  appointment,
  /** The same, and the company that pays. */
  partnerAppointment: {
    ...appointment,
    fields: [...appointment.fields, 'key', 'companyName', 'phone', 'productNo', 'productName', 'scienceUrl'],
    instead: { ...appointment.instead, validFrom: '1970-01-01', validTo: '1970-01-01', addOns: [] },
  },
  /**
   * Which checkups there are, and the booked date and place; not for whom, and no report. Not if one is paid or refunded: the server's words
   * of the state are left out, and the screen has its own.
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
    instead: { canActivate: false, statusText: LEFT_OUT },
    sameAs: { status: { unpaid: 'paid', refunded: 'cancelled' } },
    days: KEPT_DAYS.most,
    most: 20_000,
    answers: 3,
  },
  /** The list of orders, of every kind; not what they cost, nor if they are paid or refunded, nor their reports. */
  orders: {
    fields: [
      ...['list', 'total', 'orderNo', 'kind', 'productNo', 'productName', 'coverUrl', 'status', 'createdAt', 'link'],
    ],
    instead: { statusText: LEFT_OUT },
    sameAs: { status: { unpaid: 'paid', refunded: 'cancelled' } },
    days: KEPT_DAYS.most,
    most: 20_000,
    answers: 4,
  },
  /** The list of consultations; nothing that was said in one, and no doctor, who would tell what it is about. */
  consultations: {
    fields: [
      ...['list', 'total', 'bizOrderNo', 'orderNo', 'productNo', 'productName', 'kind', 'status', 'statusText'],
      ...['createdAt', 'updatedAt', 'link'],
    ],
    instead: { description: LEFT_OUT, personName: LEFT_OUT, unread: 0 },
    days: KEPT_DAYS.most,
    most: 20_000,
    answers: 4,
  },
  /** The card and its services; not its number, its holder, or how often a service can be used; nothing where there is none, as one may be claimed then. */
  card: {
    needs: 'card',
    fields: [
      ...['exists', 'card', 'title', 'receivedAt', 'validFrom', 'validTo', 'rights', 'code', 'name', 'desc'],
      ...['unlimited', 'link', 'offer', 'subtitle', 'validMonths', 'rules'],
    ],
    instead: { cardNo: LEFT_OUT, holder: '', claimedCount: 0 },
    days: KEPT_DAYS.most,
    most: 10_000,
    answers: 1,
  },
} satisfies Readonly<Record<string, Kept>>;
