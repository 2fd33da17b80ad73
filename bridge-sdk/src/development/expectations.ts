/** Defines the expectations of option values. Each returns the first fault of a value: its path below the option, and the expectation. */
import { isWritten } from '../core/check-options.ts';
import { nearest } from './nearest.ts';

/** A fault of a value: JSON pointer below it (empty for the value itself), and the end of the sentence «… must be». */
export type Fault = readonly [pointer: string, expected: string];
/** Returns the first fault of a value, or undefined if there is none. */
export type Expectation = (value: unknown) => Fault | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Expects a value that `fits`. */
export const must =
  (expected: string, fits: (value: unknown) => boolean): Expectation =>
  (value) =>
    fits(value) ? undefined : ['', expected];

export const aFunction = must('a function', (value) => typeof value === 'function');
export const anObject = must('an object', isObject);
export const text = must('a text', (value) => typeof value === 'string');
export const filled = must('a text that is not empty', (value) => typeof value === 'string' && value !== '');
export const aNumber = must('a number, at least 0', (value) => typeof value === 'number' && value >= 0);
export const origin: Expectation = (value) =>
  isWritten(value) ? undefined : ['', `an origin, like https://m.shop.example, not ${String(value)}`];
export const scheme = must(
  'a scheme in small letters without a colon, like sdhealth',
  (value) => typeof value === 'string' && /^[a-z][a-z\d+.-]*$/.test(value),
);
export const page = must(
  'a path that begins with /, like /pages/pay/index',
  (value) => typeof value === 'string' && /^\/[^/\s]/.test(value),
);

/** Expects a list of at least `least` items that fit `member`. */
export const listOf =
  (member: Expectation, least = 0): Expectation =>
  (value) => {
    if (!Array.isArray(value)) return ['', 'a list'];
    if (value.length < least) return ['', 'a list that is not empty'];
    return firstOf(value.map((item, i) => [`/${i}`, member(item)] as const));
  };

/** Expects an object whose values all fit `member`. */
export const allOf =
  (member: Expectation): Expectation =>
  (value) =>
    isObject(value) ? firstOf(Object.keys(value).map((name) => [`/${name}`, member(value[name])])) : ['', 'an object'];

/** Expects an object with all members of `needed`. Members of `optional` may be absent. */
export const withMembers =
  (needed: Readonly<Record<string, Expectation>>, optional: Readonly<Record<string, Expectation>> = {}): Expectation =>
  (value) => {
    if (!isObject(value)) return ['', 'an object'];
    const present = Object.keys(optional).filter((name) => value[name] !== undefined);
    const members = { ...needed, ...optional };
    return firstOf(
      [...Object.keys(needed), ...present].map((name) => [`/${name}`, (members[name] as Expectation)(value[name])]),
    );
  };

/** Expects an object with no other members than `members`. Each may be absent. */
export const onlyMembers =
  (members: Readonly<Record<string, Expectation>>): Expectation =>
  (value) => {
    const names = Object.keys(members);
    const [other] = Object.keys(Object(value)).filter((name) => !names.includes(name));
    if (other !== undefined) return [`/${other}`, `left out: ${hint(other, names)}`];
    return withMembers({}, members)(value);
  };

/** Returns a hint for a wrong name: the nearest name, or all names. */
export const hint = (wrong: string, names: readonly string[]): string => {
  const near = nearest(wrong, names);
  return near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
};

function firstOf(results: readonly (readonly [string, Fault | undefined])[]): Fault | undefined {
  for (const [pointer, fault] of results) if (fault) return [pointer + fault[0], fault[1]];
  return undefined;
}
