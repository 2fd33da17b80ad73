/**
 * Provides the parts of generated answer checks (`bridge-sdk/generator/src/checks`): each combines checks to a check. They are shared, so
 * that an answer's check contains only its fields and their types.
 */
import type { Check } from './endpoint.ts';

/** The result of a check: true if valid, false if invalid, else the JSON pointer of the invalid value inside. */
type Verdict = boolean | string;
type Holder = Record<string | number, unknown>;

/** Checks a value, and may replace it in its holder under its key. */
type Part = (value: unknown, holder: Holder, key: string | number) => Verdict;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks the value under a key of a holder. Prefixes the pointer with the key, or with another name for it. */
function verdictAt(part: Part, holder: Holder, key: string | number, name = key): Verdict {
  const verdict = part(holder[key], holder, key);
  return verdict === true || `/${`${name}`.replace(/~/g, '~0').replace(/\//g, '~1')}${verdict || ''}`;
}

/** Returns a check of an object by its fields. Other fields are allowed. */
export const objectOf =
  (fields: Readonly<Record<string, Part>>): Part =>
  (value) => {
    if (!isHolder(value)) return false;
    for (const key of Object.keys(fields)) {
      const verdict = verdictAt(fields[key] as Part, value, key);
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** Returns a check of an object with values of one type. Its keys are data, so the pointer has `*` instead, as it goes into a notice. */
export const recordOf =
  (part: Part): Part =>
  (value) => {
    if (!isHolder(value)) return false;
    for (const key of Object.keys(value)) {
      const verdict = verdictAt(part, value, key, '*');
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** The maximum length of a list that a page renders completely. A longer list is the service's fault. The schema `LongList` allows more. */
const MAX_ELEMENTS = 1_000;
const isShortList = (value: unknown): boolean => Array.isArray(value) && value.length <= MAX_ELEMENTS;

/** Returns a check of a list by its elements. `isList` checks the list itself, e.g. its length. */
export const listOf =
  (part: Part, isList: (value: unknown) => boolean = isShortList): Part =>
  (value) => {
    if (!isList(value)) return false;
    const list = value as unknown[] & Holder;
    for (let index = 0; index < list.length; index++) {
      const verdict = verdictAt(part, list, index);
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** Returns a check of an optional field. */
export const optional =
  (part: Part): Part =>
  (value, holder, key) =>
    value === undefined || part(value, holder, key);

/** Checks that a field of any type exists. */
export const isThere: Part = (_, holder, key) => key in holder;

/** Returns a check of a word list. An unlisted word becomes `unknown`, because a newer server may send it. */
export const openWord =
  (...words: readonly string[]): Part =>
  (value, holder, key) => {
    if (typeof value !== 'string') return false;
    if (!words.includes(value)) holder[key] = 'unknown';
    return true;
  };

/** Returns the check of a row: `undefined` for a valid value, else the JSON pointer of the invalid one. */
export const whole =
  (part: Part): Check =>
  (value) => {
    const verdict = part(value, {}, '');
    return verdict === true ? undefined : verdict || '';
  };
