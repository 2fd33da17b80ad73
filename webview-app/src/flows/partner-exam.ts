/**
 * Defines a checkup that a business partner pays for, always with an order that the partner has created. The two businesses have the same
 * endpoints at different addresses. They differ in the section of the store and in the pages.
 */
import type { BookInfo, BookPageStatus, BookResult } from '../api/tob-exam.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { ApiError, request } from '../client/request.ts';
import { displayedAppointment, rebooking } from './displayed-appointment.ts';
import { calendarOf, citiesOf, institutionsOf, readOptions } from './exam-choices.ts';
import type { ExamFlow, ExamOrder, ExamOverview } from './exam-flow.ts';
import { knownPosition } from './position.ts';
import { answerKeeper, findStoredAnswer } from './stored-answers.ts';

type Endpoints = typeof import('../api/tob-exam.ts');

export interface PartnerExamEndpoints {
  readonly status: Endpoints['getTobBookPageStatus'];
  readonly info: Endpoints['getTobBookInfo'];
  readonly result: Endpoints['getTobBookResult'];
  readonly persons: Endpoints['getTobBookUserInfo'];
  readonly cities: Endpoints['listTobCities'];
  readonly units: Endpoints['listTobUnits'];
  readonly days: Endpoints['getTobUnitSchedule'];
  readonly daysForRebook: Endpoints['getTobUnitScheduleForRebook'];
  readonly book: Endpoints['bookTobExam'];
  readonly cancel: Endpoints['cancelTobBooking'];
  readonly rebook: Endpoints['rebookTobExam'];
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
  /** Requests the status that decides which page is shown. */
  readonly status: (productNo: string, orderNo: string, signal: AbortSignal) => Promise<BookPageStatus>;
  readonly result: (orderNo: string, signal: AbortSignal) => Promise<BookResult>;
}

type PartnerExamOptions = Pick<PartnerExam, 'name' | 'section' | 'pages'>;

/** Makes the flow of one of the two businesses. */
export function partnerExam(options: PartnerExamOptions, endpoints: PartnerExamEndpoints): PartnerExam {
  const status: PartnerExam['status'] = (productNo, orderNo, signal) =>
    request(endpoints.status, { query: { productNo, orderNo } }, readOptions(signal));
  const result: PartnerExam['result'] = async (orderNo, signal) => {
    const keep = answerKeeper();
    const answer = await request(endpoints.result, { query: { orderNo } }, readOptions(signal));
    keep(endpoints.result, { query: { orderNo } }, answer);
    return answer;
  };
  return {
    ...options,
    status,
    result,
    async cities(productNo, signal) {
      const query = { productNo, ...knownPosition() };
      return citiesOf(await request(endpoints.cities, { query }, readOptions(signal)));
    },
    async units(productNo, cityId, signal, orderNo) {
      const query = { productNo, cityId, orderNo, ...knownPosition() };
      return institutionsOf(await request(endpoints.units, { query }, readOptions(signal)));
    },
    days: async (productNo, institutionId, signal, orderNo) =>
      calendarOf(await request(endpoints.days, { query: { productNo, institutionId, orderNo } }, { signal })),
    daysForRebook: async (orderNo, signal) =>
      calendarOf(await request(endpoints.daysForRebook, { query: { orderNo } }, { signal })),
    info: async (productNo, orderNo, signal) =>
      request(endpoints.info, { query: { productNo, orderNo: withOrderNo(orderNo) } }, readOptions(signal)),
    persons: async (orderNo, signal) =>
      (await request(endpoints.persons, { query: { orderNo: withOrderNo(orderNo) } }, readOptions(signal))).persons,
    async overview(productNo, orderNo, signal) {
      const [bookStatus, bookResult] = await Promise.all([
        status(productNo, withOrderNo(orderNo), signal),
        result(withOrderNo(orderNo), signal),
      ]);
      return {
        product: { productNo, name: bookResult.productName },
        order: { productNo, orderNo: bookStatus.orderNo, status: ORDER_STATUS[bookStatus.status] },
        ...(bookResult.appointment && { appointment: bookResult.appointment }),
        result: bookResult,
      };
    },
    appointment: async (orderNo, signal) => (await result(orderNo, signal)).appointment,
    findStoredAppointment: (orderNo, error, signal) =>
      findStoredAnswer(endpoints.result, { query: { orderNo } }, error, signal)?.appointment,
    async book(booking, orderNo, idempotencyKey) {
      await request(endpoints.book, { body: { ...booking, orderNo: withOrderNo(orderNo) } }, { idempotencyKey });
      return withOrderNo(orderNo);
    },
    rebook: (appointment, appointmentDate, idempotencyKey) =>
      request(endpoints.rebook, { body: rebooking(appointment, appointmentDate) }, { idempotencyKey }),
    cancel: (appointment, idempotencyKey) =>
      request(endpoints.cancel, { body: displayedAppointment(appointment) }, { idempotencyKey }),
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

/** Returns the order's number. Throws `NOT_FOUND` if it is missing, because a partner pays only for existing orders. */
function withOrderNo(orderNo: string | undefined): string {
  if (orderNo === undefined) throw new ApiError(NOT_FOUND, 'the order of a business partner');
  return orderNo;
}
