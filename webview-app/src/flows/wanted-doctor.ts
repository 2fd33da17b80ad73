/** The doctor whom a person wanted to ask before there was a service for it: the page after the purchase leads back. Kept for the visit. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

const NAME = 'wanted.doctor';
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Keeps the doctor's encrypted id. */
export function wantDoctor(doctorId: string): void {
  keepPersonal(NAME, doctorId, { area: 'session' });
}

/** Returns the doctor's encrypted id, or undefined where nobody was wanted in this visit. */
export const wantedDoctor = (): string | undefined => recallPersonal(NAME, isId, 'session');

/** The person is on the way to the doctor. */
export const forgetWantedDoctor = (): void => forgetPersonal(NAME, 'session');
