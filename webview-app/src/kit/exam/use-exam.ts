/** The answers of an exam flow as resources. */
import { useSnapshot } from 'valtio';
import type { Appointment } from '../../api/exam.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { here } from '../../flows/position.ts';
import { unlessLeftOut } from '../../rules/left-out.ts';
import { type Load, type Resource, useResource } from '../use-resource.ts';
import type { BookingSource } from './booking.ts';

/** Loads an answer of the flow. It is named by the flow and what is wanted. */
export function useExam<T>({ name }: ExamFlow, part: string, load: Load<T>): Resource<T> {
  return useResource(`${name} ${part}`, load);
}

/** Makes a load whose answer "there is no such product or order" is no failure: its data is `null` then. */
export const orUnknown =
  <T>(load: Load<T>): Load<T | null> =>
  async (signal) => {
    try {
      return await load(signal);
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  };

/** Makes a load that gives what is kept of the order's appointment where there is no network. */
export const orKeptAppointment =
  <T>(
    { keptAppointment }: ExamFlow,
    orderNo: string | undefined,
    load: Load<T>,
  ): Load<T | { appointment: Appointment }> =>
  async (signal) => {
    try {
      return await load(signal);
    } catch (error) {
      const appointment = orderNo === undefined ? undefined : keptAppointment(orderNo, error, signal);
      if (appointment === undefined) throw error;
      return { appointment };
    }
  };

/** Returns true for what is kept of an appointment: when and where, without the person and without what can be changed. */
export const isKeptPart = ({ physicalId }: Appointment): boolean => unlessLeftOut(physicalId) === undefined;

/** The choices of a product; their days may depend on the order. Where the phone's position is known the nearest come first. */
export function useBookingSource(flow: ExamFlow, productNo: string, orderNo?: string): BookingSource {
  const { position } = useSnapshot(here);
  return {
    key: `${flow.name} ${productNo} ${orderNo ?? ''}`,
    near: position ? ` near ${position.latitude} ${position.longitude}` : '',
    cities: (signal) => flow.cities(productNo, signal),
    institutions: (cityId, signal) => flow.units(productNo, cityId, signal, orderNo),
    calendar: (unitId, signal) => flow.days(productNo, unitId, signal, orderNo),
  };
}
