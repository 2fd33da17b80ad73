/** Loads the data of an exam flow as resources. */
import { useSnapshot } from 'valtio';
import type { Appointment } from '../../api/exam.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { locationState } from '../../flows/position.ts';
import { type Load, type Resource, useResource } from '../../kit/answers/use-resource.ts';
import { unlessOmitted } from '../../rules/omitted-text.ts';
import type { BookingSource } from './booking.ts';

/** Loads data of the flow. The flow's name and `part` are the resource's key. */
export function useExam<T>({ name }: ExamFlow, part: string, load: Load<T>): Resource<T> {
  return useResource(`${name} ${part}`, load);
}

/** Wraps a load so that an unknown product or order resolves to `null`. */
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

/** Wraps a load so that it falls back to the order's stored appointment when offline. */
export const orStoredAppointment =
  <T>(
    { findStoredAppointment }: ExamFlow,
    orderNo: string | undefined,
    load: Load<T>,
  ): Load<T | { appointment: Appointment }> =>
  async (signal) => {
    try {
      return await load(signal);
    } catch (error) {
      const appointment = orderNo === undefined ? undefined : findStoredAppointment(orderNo, error, signal);
      if (appointment === undefined) throw error;
      return { appointment };
    }
  };

/** Returns whether an appointment comes from storage. It then has date and place, but not the person or the permitted changes. */
export const isStoredAppointment = ({ physicalId }: Appointment): boolean => unlessOmitted(physicalId) === undefined;

/** Returns the cities, institutions and days of a product. The days may depend on the order. A known position sorts by distance. */
export function useBookingSource(flow: ExamFlow, productNo: string, orderNo?: string): BookingSource {
  const { position } = useSnapshot(locationState);
  return {
    key: `${flow.name} ${productNo} ${orderNo ?? ''}`,
    near: position ? ` near ${position.latitude} ${position.longitude}` : '',
    isPaid: flow.isPaid,
    cities: (signal) => flow.cities(productNo, signal),
    institutions: (cityId, signal) => flow.units(productNo, cityId, signal, orderNo),
    calendar: (unitId, signal) => flow.days(productNo, unitId, signal, orderNo),
  };
}
