/**
 * Defines a checkup that a business partner pays for, always with an order that the partner has made. The two businesses have the same
 * rows at other addresses. They differ in the section of the store and in the pages.
 */
import type { BookInfo, BookPageStatus, BookResult } from '../api/tob-exam.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { ApiError, request } from '../client/request.ts';
import { calendarOf, citiesOf, institutionsOf, known } from './exam-choices.ts';
import type { ExamFlow, ExamOrder, ExamOverview } from './exam-flow.ts';
import { rebooking, seenAppointment } from './exam-seen.ts';
import { answerKeeper, keptAnswer } from './kept-answers.ts';
import { knownPosition } from './position.ts';

type Rows = typeof import('../api/tob-exam.ts');

export interface PartnerExamRows {
  readonly status: Rows['getTobBookPageStatus'];
  readonly info: Rows['getTobBookInfo'];
  readonly result: Rows['getTobBookResult'];
  readonly persons: Rows['getTobBookUserInfo'];
  readonly cities: Rows['listTobCities'];
  readonly units: Rows['listTobUnits'];
  readonly days: Rows['getTobUnitSchedule'];
  readonly daysForRebook: Rows['getTobUnitScheduleForRebook'];
  readonly book: Rows['bookTobExam'];
  readonly cancel: Rows['cancelTobBooking'];
  readonly rebook: Rows['rebookTobExam'];
}

export interface PartnerOverview extends ExamOverview {
  readonly order: ExamOrder;
  /** The paying company, the period, and the chosen add-ons. */
  readonly result: BookResult;
}

type Pages = ExamFlow['pages'];
interface PartnerPages extends Pages {
  readonly science: NonNullable<Pages['science']>;
  /** The list of the person's own checkups. */
  readonly list: () => string;
  readonly city: (productNo: string, orderNo: string) => string;
  readonly institutions: (productNo: string, orderNo: string) => string;
  readonly noService: (productNo: string, orderNo: string) => string;
}

export interface PartnerExam extends ExamFlow<PartnerOverview, BookInfo> {
  readonly pages: PartnerPages;
  /** Asks the service which page is the right one now. */
  readonly status: (productNo: string, orderNo: string, signal: AbortSignal) => Promise<BookPageStatus>;
  readonly result: (orderNo: string, signal: AbortSignal) => Promise<BookResult>;
}

type Own = Pick<PartnerExam, 'name' | 'section' | 'pages'>;

/** Makes the flow of one of the two businesses. */
export function partnerExam(own: Own, rows: PartnerExamRows): PartnerExam {
  const status: PartnerExam['status'] = (productNo, orderNo, signal) =>
    request(rows.status, { query: { productNo, orderNo } }, known(signal));
  const result: PartnerExam['result'] = async (orderNo, signal) => {
    const keep = answerKeeper();
    const answer = await request(rows.result, { query: { orderNo } }, known(signal));
    keep(rows.result, { query: { orderNo } }, answer);
    return answer;
  };
  return {
    ...own,
    status,
    result,
    async cities(productNo, signal) {
      const query = { productNo, ...knownPosition() };
      return citiesOf(await request(rows.cities, { query }, known(signal)));
    },
    async units(productNo, cityId, signal, orderNo) {
      const query = { productNo, cityId, orderNo, ...knownPosition() };
      return institutionsOf(await request(rows.units, { query }, known(signal)));
    },
    days: async (productNo, institutionId, signal, orderNo) =>
      calendarOf(await request(rows.days, { query: { productNo, institutionId, orderNo } }, { signal })),
    daysForRebook: async (orderNo, signal) =>
      calendarOf(await request(rows.daysForRebook, { query: { orderNo } }, { signal })),
    info: async (productNo, orderNo, signal) =>
      request(rows.info, { query: { productNo, orderNo: withOrderNo(orderNo) } }, known(signal)),
    persons: async (orderNo, signal) =>
      (await request(rows.persons, { query: { orderNo: withOrderNo(orderNo) } }, known(signal))).persons,
    async overview(productNo, orderNo, signal) {
      const [now, last] = await Promise.all([
        status(productNo, withOrderNo(orderNo), signal),
        result(withOrderNo(orderNo), signal),
      ]);
      return {
        product: { productNo, name: last.productName },
        order: { productNo, orderNo: now.orderNo, status: ORDER_STATUS[now.status] },
        ...(last.appointment && { appointment: last.appointment }),
        result: last,
      };
    },
    appointment: async (orderNo, signal) => (await result(orderNo, signal)).appointment,
    keptAppointment: (orderNo, error, signal) =>
      keptAnswer(rows.result, { query: { orderNo } }, error, signal)?.appointment,
    async book(booking, orderNo, idempotencyKey) {
      await request(rows.book, { body: { ...booking, orderNo: withOrderNo(orderNo) } }, { idempotencyKey });
      return withOrderNo(orderNo);
    },
    rebook: (appointment, appointmentDate, idempotencyKey) =>
      request(rows.rebook, { body: rebooking(appointment, appointmentDate) }, { idempotencyKey }),
    cancel: (appointment, idempotencyKey) =>
      request(rows.cancel, { body: seenAppointment(appointment) }, { idempotencyKey }),
  };
}

const ORDER_STATUS: Readonly<Record<BookPageStatus['status'], ExamOrder['status']>> = {
  bookable: 'paid',
  booked: 'booked',
  used: 'used',
  unpaid: 'unpaid',
  closed: 'cancelled',
  noService: 'noService',
};

/** Returns the order's number. Throws `NOT_FOUND` without one, because only an order is paid by a partner. */
function withOrderNo(orderNo: string | undefined): string {
  if (orderNo === undefined) throw new ApiError(NOT_FOUND, 'the order of a business partner');
  return orderNo;
}
