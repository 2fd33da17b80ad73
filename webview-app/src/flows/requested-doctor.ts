/** Stores, for this visit, the doctor whom a person chose before buying the service. The page after the purchase links back to the doctor. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

const STORAGE_KEY = 'wanted.doctor';
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function storeRequestedDoctor(doctorId: string): void {
  keepPersonal(STORAGE_KEY, doctorId, { area: 'session' });
}

/** Returns the doctor's encrypted id. Undefined if none was stored in this visit. */
export const requestedDoctor = (): string | undefined => recallPersonal(STORAGE_KEY, isId, 'session');

/** Removes the doctor, because the person is opening the doctor's page. */
export const forgetRequestedDoctor = (): void => forgetPersonal(STORAGE_KEY, 'session');
