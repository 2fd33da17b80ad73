/** Remembers, for this visit, the doctor whom a person wanted to ask before buying the service. The page after the purchase leads back. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

const NAME = 'wanted.doctor';
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Stores the doctor's encrypted id. */
export function wantDoctor(doctorId: string): void {
  keepPersonal(NAME, doctorId, { area: 'session' });
}

/** Returns the doctor's encrypted id. Undefined if none was stored in this visit. */
export const wantedDoctor = (): string | undefined => recallPersonal(NAME, isId, 'session');

/** Removes the doctor, because the person is on the way there. */
export const forgetWantedDoctor = (): void => forgetPersonal(NAME, 'session');
