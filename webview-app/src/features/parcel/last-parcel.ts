/**
 * Stores the address of the person's last parcel, so that it is typed only once. It is stored when a parcel was ordered, never while it is
 * typed. It is personal data: a logout removes it, and the person can delete it on the form or under "My data".
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';

export interface ParcelTo {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

const KEPT = 'parcel';
const KEPT_DAYS = 180;

const isParcelTo = (value: unknown): value is ParcelTo =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'phone', 'address'].every((field) => typeof Reflect.get(value, field) === 'string');

export const NO_PARCEL: ParcelTo = { name: '', phone: '', address: '' };

export const lastParcel = (): ParcelTo | undefined => recallPersonal(KEPT, isParcelTo);

export function keepParcel({ name, phone, address }: ParcelTo): void {
  keepPersonal(KEPT, { name, phone, address }, { days: KEPT_DAYS });
}

export const forgetParcel = (): void => forgetPersonal(KEPT);
