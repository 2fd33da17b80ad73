/** Defines the paid checkup: the endpoints of the physical examination, with an order of the package mall. */
import {
  cancelExamBooking,
  commitExamBooking,
  type ExamOverview,
  getExamAppointment,
  getExamBookingInfo,
  getExamDates,
  getExamDatesForRebook,
  getExamOverview,
  listExamCities,
  listExamInstitutions,
  listExamPersons,
  placeVasOrder,
  rebookExam,
} from '../api/exam.ts';
import { createOrder } from '../api/mall.ts';
import { request } from '../client/request.ts';
import { href } from '../routes.ts';
import { isFreeProduct, needsVasOrder } from '../rules/products.ts';
import { medical } from '../store/sections.ts';
import { displayedAppointment, rebooking } from './displayed-appointment.ts';
import { calendarOf, citiesOf, institutionsOf, readOptions } from './exam-choices.ts';
import type { ExamFlow } from './exam-flow.ts';
import { knownPosition } from './position.ts';
import { answerKeeper, findStoredAnswer } from './stored-answers.ts';

/** The fields in which the kinds of checkup of the package mall differ. */
export type MallExam = Pick<ExamFlow<ExamOverview>, 'name' | 'section' | 'pages' | 'isPaid'>;

/** Makes the flow of a checkup of the package mall. All kinds share the endpoints. */
export const mallExam = (options: MallExam): ExamFlow<ExamOverview> => ({
  ...options,
  pages: {
    evaluate: (productNo, orderNo) => href('service-detail.evaluate', { productNo, orderNo }),
    ...options.pages,
  },
  async cities(productNo, signal) {
    const query = { productNo, ...knownPosition() };
    return citiesOf(await request(listExamCities, { query }, readOptions(signal)));
  },
  async units(productNo, cityId, signal) {
    const query = { productNo, cityId, ...knownPosition() };
    return institutionsOf(await request(listExamInstitutions, { query }, readOptions(signal)));
  },
  days: async (productNo, institutionId, signal) =>
    calendarOf(await request(getExamDates, { query: { productNo, institutionId } }, { signal })),
  daysForRebook: async (orderNo, signal) =>
    calendarOf(await request(getExamDatesForRebook, { query: { orderNo } }, { signal })),
  info: (productNo, orderNo, signal) =>
    request(getExamBookingInfo, { query: { productNo, orderNo } }, readOptions(signal)),
  persons: async (orderNo, signal) =>
    (await request(listExamPersons, { query: { orderNo } }, readOptions(signal))).persons,
  async overview(productNo, orderNo, signal) {
    const keep = answerKeeper();
    const overview = await request(getExamOverview, { query: { productNo, orderNo } }, readOptions(signal));
    const { order, appointment } = overview;
    if (order) keep(getExamAppointment, { query: { orderNo: order.orderNo } }, appointment ? { appointment } : {});
    return overview;
  },
  async appointment(orderNo, signal) {
    const keep = answerKeeper();
    const answer = await request(getExamAppointment, { query: { orderNo } }, readOptions(signal));
    keep(getExamAppointment, { query: { orderNo } }, answer);
    return answer.appointment;
  },
  findStoredAppointment: (orderNo, error, signal) =>
    findStoredAnswer(getExamAppointment, { query: { orderNo } }, error, signal)?.appointment,
  async book(booking, knownOrderNo, idempotencyKey) {
    const orderNo = await orderToBook(booking.productNo, knownOrderNo, idempotencyKey);
    await request(commitExamBooking, { body: { ...booking, orderNo } }, { idempotencyKey });
    return orderNo;
  },
  rebook: (appointment, appointmentDate, idempotencyKey) =>
    request(rebookExam, { body: rebooking(appointment, appointmentDate) }, { idempotencyKey }),
  cancel: (appointment, idempotencyKey) =>
    request(cancelExamBooking, { body: displayedAppointment(appointment) }, { idempotencyKey }),
});

export const paidExam = mallExam({
  name: 'paid',
  isPaid: true,
  section: medical,
  pages: {
    state: (productNo, orderNo) => href('checkup.state', { productNo, orderNo }),
    book: (productNo, orderNo) => href('checkup.book', { productNo, orderNo }),
    rebook: (productNo, orderNo) => href('checkup.book', { productNo, orderNo }, { rebook: 1 }),
    product: (productNo) => href('checkup.sale', { productNo }),
    others: () => href('checkup.package-list'),
  },
});

/**
 * Returns the order of a booking. A free product first gets a value-added order, with or without an existing order. If the
 * product needs no such order, a gift without an order gets a free order (specification, section 9). The key derives from the booking's key, so
 * that a repeated booking uses the orders of the first attempt.
 */
async function orderToBook(
  productNo: string,
  knownOrderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  const options = { idempotencyKey: `${idempotencyKey}.order` };
  // Only a gift has no order before its booking.
  const isFree = knownOrderNo === undefined || isFreeProduct(productNo);
  if (isFree && needsVasOrder(productNo)) {
    const { orderNo } = await request(placeVasOrder, { body: { productNo, orderNo: knownOrderNo } }, options);
    return knownOrderNo ?? orderNo;
  }
  return knownOrderNo ?? (await request(createOrder, { body: { productNo, priceFen: 0 } }, options)).orderNo;
}
