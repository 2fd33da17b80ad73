/**
 * Changes a checkup's date, for every kind of checkup. Rules:
 * 1. A change whose answer was lost is done if the service shows it. Otherwise it stays a failure, and is resent with its own key.
 * 2. A booking without an order first asks the service for the order: an earlier attempt, or another tab, may have made it. Two tabs book
 *    one after the other.
 * 3. An order with another date is never booked again. The failure is `ALREADY_BOOKED`, as from the service itself.
 */
import type { Appointment } from '../api/exam.ts';
import { ALREADY_BOOKED, CANNOT_BOOK } from '../client/codes.ts';
import { ApiError, isApiError } from '../client/request.ts';
import type { ExamFlow, ExamOverview, NewBooking } from './exam-flow.ts';
import { inTurn, isLost } from './lost-answer.ts';

/** Books a date. Returns the order that was used. */
export function bookOnce(
  flow: ExamFlow,
  booking: NewBooking,
  givenOrderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  const book = () => bookNow(flow, booking, givenOrderNo, idempotencyKey);
  return givenOrderNo === undefined ? inTurn(`booking.${booking.productNo}`, book) : book();
}

async function bookNow(
  flow: ExamFlow,
  booking: NewBooking,
  givenOrderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  try {
    return await flow.book(booking, givenOrderNo ?? (await orderMadeBefore(flow, booking.productNo)), idempotencyKey);
  } catch (error) {
    if (!isLost(error) && !isApiError(error, ALREADY_BOOKED)) throw error;
    const { order, appointment } = await stateInstead(flow, booking.productNo, givenOrderNo, error);
    if (!order || appointment?.status !== 'booked') throw error;
    if (isOf(appointment, booking)) return order.orderNo;
    throw isLost(error) ? new ApiError(ALREADY_BOOKED, error.endpoint) : error;
  }
}

/** Moves an appointment to another date. */
export async function rebookOnce(
  flow: ExamFlow,
  appointment: Appointment,
  date: string,
  idempotencyKey: string,
): Promise<void> {
  const isMoved = (now: Appointment | undefined) => now?.status === 'booked' && now.appointmentDate === date;
  await flow.rebook(appointment, date, idempotencyKey).catch(unlessDone(flow, appointment.orderNo, isMoved));
}

/** Cancels an appointment. */
export async function cancelOnce(flow: ExamFlow, appointment: Appointment, idempotencyKey: string): Promise<void> {
  const isCancelled = (now: Appointment | undefined) => now?.status !== 'booked' && now?.status !== 'used';
  await flow.cancel(appointment, idempotencyKey).catch(unlessDone(flow, appointment.orderNo, isCancelled));
}

const unhurried = () => new AbortController().signal;

/** Returns the order that waits for its date, if the service has one. */
async function orderMadeBefore(flow: ExamFlow, productNo: string): Promise<string | undefined> {
  const { canBook, orderNo, whyNot } = await flow.info(productNo, undefined, unhurried());
  if (canBook) return orderNo;
  const { appointment } = await flow.overview(productNo, orderNo, unhurried());
  const code = appointment?.status === 'booked' ? ALREADY_BOOKED : CANNOT_BOOK;
  throw new ApiError(code, 'the order of a booking', whyNot ? { serverMessage: whyNot } : {});
}

/** Returns the service's state after a failure. Rejects with that failure if the state is unavailable. */
const stateInstead = (
  flow: ExamFlow,
  productNo: string,
  orderNo: string | undefined,
  failure: unknown,
): Promise<ExamOverview> =>
  flow.overview(productNo, orderNo, unhurried()).catch(() => {
    throw failure;
  });

const isOf = (now: Appointment, { appointmentUnitId, appointmentDate }: NewBooking): boolean =>
  now.appointmentUnitId === appointmentUnitId && now.appointmentDate === appointmentDate;

/** Ignores the failure of a change if the appointment shows the change. */
const unlessDone =
  (flow: ExamFlow, orderNo: string, isDone: (now: Appointment | undefined) => boolean) =>
  async (error: unknown): Promise<void> => {
    if (!isLost(error)) throw error;
    const now = await flow.appointment(orderNo, unhurried()).catch(() => {
      throw error;
    });
    if (!isDone(now)) throw error;
  };
