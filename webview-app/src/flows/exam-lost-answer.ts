/**
 * Changes a checkup's date, for every kind of checkup. Rules:
 * 1. A change whose answer was lost has succeeded if the service has it. Otherwise it stays a failure, and is resent with its own key.
 * 2. A booking without an order first requests the order: an earlier attempt, or another tab, may have created it. Two tabs book
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
  knownOrderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  const book = () => bookNow(flow, booking, knownOrderNo, idempotencyKey);
  return knownOrderNo === undefined ? inTurn(`booking.${booking.productNo}`, book) : book();
}

async function bookNow(
  flow: ExamFlow,
  booking: NewBooking,
  knownOrderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  try {
    return await flow.book(booking, knownOrderNo ?? (await existingOrder(flow, booking.productNo)), idempotencyKey);
  } catch (error) {
    if (!isLost(error) && !isApiError(error, ALREADY_BOOKED)) throw error;
    const { order, appointment } = await stateAfterFailure(flow, booking.productNo, knownOrderNo, error);
    if (!order || appointment?.status !== 'booked') throw error;
    if (isSameBooking(appointment, booking)) return order.orderNo;
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
  const isMoved = (latest: Appointment | undefined) => latest?.status === 'booked' && latest.appointmentDate === date;
  await flow.rebook(appointment, date, idempotencyKey).catch(ignoreIfDone(flow, appointment.orderNo, isMoved));
}

export async function cancelOnce(flow: ExamFlow, appointment: Appointment, idempotencyKey: string): Promise<void> {
  const isCancelled = (latest: Appointment | undefined) => latest?.status !== 'booked' && latest?.status !== 'used';
  await flow.cancel(appointment, idempotencyKey).catch(ignoreIfDone(flow, appointment.orderNo, isCancelled));
}

const neverAborted = () => new AbortController().signal;

/** Returns the order that waits for its date, if the service has one. */
async function existingOrder(flow: ExamFlow, productNo: string): Promise<string | undefined> {
  const { canBook, orderNo, whyNot } = await flow.info(productNo, undefined, neverAborted());
  if (canBook) return orderNo;
  const { appointment } = await flow.overview(productNo, orderNo, neverAborted());
  const code = appointment?.status === 'booked' ? ALREADY_BOOKED : CANNOT_BOOK;
  throw new ApiError(code, 'the order of a booking', whyNot ? { serverMessage: whyNot } : {});
}

/** Returns the service's state after a failure. Rejects with that failure if the state is unavailable. */
const stateAfterFailure = (
  flow: ExamFlow,
  productNo: string,
  orderNo: string | undefined,
  failure: unknown,
): Promise<ExamOverview> =>
  flow.overview(productNo, orderNo, neverAborted()).catch(() => {
    throw failure;
  });

const isSameBooking = (latest: Appointment, { appointmentUnitId, appointmentDate }: NewBooking): boolean =>
  latest.appointmentUnitId === appointmentUnitId && latest.appointmentDate === appointmentDate;

/** Ignores the failure of a change if the appointment shows the change. */
const ignoreIfDone =
  (flow: ExamFlow, orderNo: string, isDone: (latest: Appointment | undefined) => boolean) =>
  async (error: unknown): Promise<void> => {
    if (!isLost(error)) throw error;
    const latest = await flow.appointment(orderNo, neverAborted()).catch(() => {
      throw error;
    });
    if (!isDone(latest)) throw error;
  };
