/**
 * Stores the address of the person's last parcel, so that it is typed only once. It is stored when a parcel was ordered, not while it is
 * typed. It is personal data: a logout removes it, and the person can delete it on the form or under "My data".
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';

export interface ParcelAddress {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

const STORAGE_KEY = 'parcel';
const STORED_DAYS = 180;

const isParcelAddress = (value: unknown): value is ParcelAddress =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'phone', 'address'].every((field) => typeof Reflect.get(value, field) === 'string');

export const NO_PARCEL: ParcelAddress = { name: '', phone: '', address: '' };

export const lastParcel = (): ParcelAddress | undefined => recallPersonal(STORAGE_KEY, isParcelAddress);

export function storeParcel({ name, phone, address }: ParcelAddress): void {
  keepPersonal(STORAGE_KEY, { name, phone, address }, { days: STORED_DAYS });
}

export const forgetParcel = (): void => forgetPersonal(STORAGE_KEY);
