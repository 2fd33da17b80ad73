/**
 * The parts that generated checks of answers are made of (`bridge-sdk/generator/src/checks`): each makes a check of checks. Each stands here once, so an
 * answer's check names its fields and their kinds, and nothing else.
 */
import type { Check } from './endpoint.ts';

/** True for a good value, false for a wrong one, else the JSON pointer of what is wrong inside it. */
type Verdict = boolean | string;
type Holder = Record<string | number, unknown>;

/** Checks a value, which may be replaced where it stands: in its holder, under its key. */
type Part = (value: unknown, holder: Holder, key: string | number) => Verdict;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the verdict on what a holder has under a key, as seen from the holder, which may call the key by another name. */
function verdictAt(part: Part, holder: Holder, key: string | number, name = key): Verdict {
  const verdict = part(holder[key], holder, key);
  return verdict === true || `/${`${name}`.replace(/~/g, '~0').replace(/\//g, '~1')}${verdict || ''}`;
}

/** Makes the check of an object by its fields. Fields of other names may be there. */
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

/** Makes the check of an object whose values are all alike. Its keys are data: the pointer has `*` in the place of one, as it goes into a notice. */
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

/** The most elements of a list that a page draws whole: a longer one is a fault of the service. `LongList` of the schemas allows more. */
const MOST_ELEMENTS = 1_000;
const isShortList = (value: unknown): boolean => Array.isArray(value) && value.length <= MOST_ELEMENTS;

/** Makes the check of a list by that of its elements; `isList` looks at the list itself, its length for example. */
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

/** Makes the check of a field that may be missing. */
export const optional =
  (part: Part): Part =>
  (value, holder, key) =>
    value === undefined || part(value, holder, key);

/** True for a field that may be anything but must be there. */
export const isThere: Part = (_, holder, key) => key in holder;

/** Makes the check of one of these words. A word that is none of them becomes `unknown`: a newer server may say it. */
export const openWord =
  (...words: readonly string[]): Part =>
  (value, holder, key) => {
    if (typeof value !== 'string') return false;
    if (!words.includes(value)) holder[key] = 'unknown';
    return true;
  };

/** Makes the check that a row has: `undefined` for a good value, else the JSON pointer of what is wrong. */
export const whole =
  (part: Part): Check =>
  (value) => {
    const verdict = part(value, {}, '');
    return verdict === true ? undefined : verdict || '';
  };
