/**
 * Provides the parts of generated answer checks (`bridge-sdk/generator/src/checks`): each combines checks to a check. They are shared, so
 * that an answer's check contains only its fields and their types.
 */
import type { Check } from './endpoint.ts';

/** The result of a check: true if valid, false if invalid, else the JSON pointer of the invalid value inside. */
type Verdict = boolean | string;
type Holder = Record<string | number, unknown>;

/**
 * Checks a value, and may replace it in its holder under its key. With `faults` it removes what is invalid as far as the rest stays valid, and
 * adds the JSON pointers of what it has removed.
 */
type Part = (value: unknown, holder: Holder, key: string | number, faults?: string[]) => Verdict;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks the value under a key of a holder. Prefixes the pointers with the key, or with another name for it. */
function verdictAt(part: Part, holder: Holder, key: string | number, faults?: string[], name = key): Verdict {
  const start = faults?.length;
  const verdict = part(holder[key], holder, key, faults);
  const prefix = `/${`${name}`.replace(/~/g, '~0').replace(/\//g, '~1')}`;
  faults?.splice(start ?? 0, Number.POSITIVE_INFINITY, ...faults.slice(start).map((pointer) => prefix + pointer));
  return verdict === true || prefix + (verdict || '');
}

/** Returns a check of an object by its fields. Other fields are allowed. */
export const objectOf =
  (fields: Readonly<Record<string, Part>>): Part =>
  (value, _holder, _key, faults) => {
    if (!isHolder(value)) return false;
    for (const key of Object.keys(fields)) {
      const verdict = verdictAt(fields[key] as Part, value, key, faults);
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** Returns a check of an object with values of one type. Its keys are data, so the pointer has `*` instead, as it goes into a notice. */
export const recordOf =
  (part: Part): Part =>
  (value, _holder, _key, faults) => {
    if (!isHolder(value)) return false;
    for (const key of Object.keys(value)) {
      const verdict = verdictAt(part, value, key, faults, '*');
      if (verdict === true) continue;
      if (!faults) return verdict;
      faults.push(`${verdict}`);
      delete value[key];
    }
    return true;
  };

/** The maximum length of a list that a page renders completely. A longer list is the service's fault. The schema `LongList` allows more. */
const MAX_ELEMENTS = 1_000;
const isShortList = (value: unknown): boolean => Array.isArray(value) && value.length <= MAX_ELEMENTS;

/** Returns a check of a list by its elements. `isList` checks the list itself, e.g. its length. */
export const listOf =
  (part: Part, isList: (value: unknown) => boolean = isShortList): Part =>
  (value, _holder, _key, faults) => {
    if (!isList(value)) return false;
    const list = value as unknown[] & Holder;
    const invalid = new Set<unknown>();
    for (let index = 0; index < list.length; index++) {
      const verdict = verdictAt(part, list, index, faults);
      if (verdict === true) continue;
      if (!faults) return verdict;
      faults.push(`${verdict}`);
      invalid.add(index);
    }
    if (invalid.size > 0) list.splice(0, list.length, ...list.filter((_, index) => !invalid.has(index)));
    return isList(list);
  };

/** Returns a check of an optional field. With `isDecisive` an invalid value is never removed, because its absence means something else. */
export const optional =
  (part: Part, isDecisive = false): Part =>
  (value, holder, key, faults) => {
    const verdict = value === undefined || part(value, holder, key, isDecisive ? undefined : faults);
    if (verdict === true || isDecisive || !faults) return verdict;
    faults.push(verdict || '');
    delete holder[key];
    return true;
  };

/** Returns a check of a field that a page can do without. A missing or invalid value is reported and replaced: a list by an empty one. */
export const dispensable =
  (part: Part, isList = false): Part =>
  (value, holder, key, faults) => {
    const verdict = value !== undefined && part(value, holder, key, faults);
    if (verdict === true) return true;
    faults?.push(verdict || '');
    if (isList) holder[key] = [];
    else delete holder[key];
    return true;
  };

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

/** Returns the check of a row, as `Check` describes it. */
export const whole =
  (part: Part): Check =>
  (value, faults) => {
    const verdict = part(value, {}, '', faults);
    return verdict === true ? undefined : verdict || '';
  };
