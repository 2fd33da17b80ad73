/** Stores a form's draft: for the visit, or for some days. Callers pass in only fields that may be stored. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';
import type { StorageOptions } from '../../platform/storage.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The days for which a draft is stored. Undefined: only for the visit. */
export type DraftDays = number | undefined;
const storageOf = (days: DraftDays): StorageOptions =>
  days === undefined ? { area: 'session' } : { area: 'local', days };

const storageKey = (key: string): string => `draft.${key}`;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the stored values whose name and type match `initial`. Values of another version of the form are ignored. */
export function readDraft<V extends object>(key: string, initial: V, days?: DraftDays): Partial<V> {
  const stored = recallPersonal(storageKey(key), isValues, storageOf(days).area) ?? {};
  const values: Partial<V> = {};
  for (const field of namesOf(initial)) {
    const value = stored[String(field)];
    if (hasTypeOf(value, initial[field])) values[field] = value;
  }
  return values;
}

export function keepDraft(key: string, values: Values, days?: DraftDays): void {
  keepPersonal(storageKey(key), values, storageOf(days));
}

export function dropDraft(key: string, days?: DraftDays): void {
  forgetPersonal(storageKey(key), storageOf(days).area);
}

/** Returns the typed keys of an object. Pass only an object that has no keys beyond those of its type. */
export function namesOf<V extends object>(values: V): (keyof V)[] {
  return Object.keys(values).filter((field): field is Extract<keyof V, string> => field in values);
}

function hasTypeOf<T>(value: unknown, sample: T): value is T {
  return typeof value === typeof sample;
}
