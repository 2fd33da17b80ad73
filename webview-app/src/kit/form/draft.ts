/** Stores a form's draft through a reload; with days, also after the page was closed. Callers pass in only `drafted` fields. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';
import type { Keeping } from '../../platform/storage.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The days for which a draft is stored; undefined for the visit only. */
export type DraftDays = number | undefined;
const keepingOf = (days: DraftDays): Keeping => (days === undefined ? { area: 'session' } : { area: 'local', days });

const name = (key: string): string => `draft.${key}`;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the stored values whose name and type match `initial`. Values of another version of the form are ignored. */
export function readDraft<V extends object>(key: string, initial: V, days?: DraftDays): Partial<V> {
  const stored = recallPersonal(name(key), isValues, keepingOf(days).area) ?? {};
  const values: Partial<V> = {};
  for (const field of namesOf(initial)) {
    const value = stored[String(field)];
    if (isLike(value, initial[field])) values[field] = value;
  }
  return values;
}

export function keepDraft(key: string, values: Values, days?: DraftDays): void {
  keepPersonal(name(key), values, keepingOf(days));
}

export function dropDraft(key: string, days?: DraftDays): void {
  forgetPersonal(name(key), keepingOf(days).area);
}

/** Returns the typed keys of an object. Pass only an object literal, which has no other keys. */
export function namesOf<V extends object>(values: V): (keyof V)[] {
  return Object.keys(values).filter((field): field is Extract<keyof V, string> => field in values);
}

function isLike<T>(value: unknown, like: T): value is T {
  return typeof value === typeof like;
}
