/** Defines the expectations of option values. Each returns the first fault of a value: its path below the option, and the expectation. */
import { isOriginText } from '../core/check-options.ts';
import { nearest } from './nearest.ts';

/** A fault of a value: JSON pointer below it (empty for the value itself), and the end of the sentence «… must be». */
export type Fault = readonly [pointer: string, expected: string];
/** Returns the first fault of a value, or undefined if there is none. */
export type Expectation = (value: unknown) => Fault | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Expects a value that `isValid`. */
export const expecting =
  (expected: string, isValid: (value: unknown) => boolean): Expectation =>
  (value) =>
    isValid(value) ? undefined : ['', expected];

export const aFunction = expecting('a function', (value) => typeof value === 'function');
export const anObject = expecting('an object', isObject);
export const text = expecting('a text', (value) => typeof value === 'string');
export const nonEmptyText = expecting('a text that is not empty', (value) => typeof value === 'string' && value !== '');
export const aNumber = expecting('a number, at least 0', (value) => typeof value === 'number' && value >= 0);
export const origin: Expectation = (value) =>
  isOriginText(value) ? undefined : ['', `an origin, like https://m.shop.example, not ${String(value)}`];
export const scheme = expecting(
  'a scheme in small letters without a colon, like sdhealth',
  (value) => typeof value === 'string' && /^[a-z][a-z\d+.-]*$/.test(value),
);
export const page = expecting(
  'a path that begins with /, like /pages/pay/index',
  (value) => typeof value === 'string' && /^\/[^/\s]/.test(value),
);

/** Expects a list of at least `minItems` items that fit `member`. */
export const listOf =
  (member: Expectation, minItems = 0): Expectation =>
  (value) => {
    if (!Array.isArray(value)) return ['', 'a list'];
    if (value.length < minItems) return ['', 'a list that is not empty'];
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
    const [unexpected] = Object.keys(Object(value)).filter((name) => !names.includes(name));
    if (unexpected !== undefined) return [`/${unexpected}`, `left out: ${hint(unexpected, names)}`];
    return withMembers({}, members)(value);
  };

/** Returns a hint for a wrong name: the nearest name, or all names. */
export const hint = (wrong: string, names: readonly string[]): string => {
  const nearestName = nearest(wrong, names);
  return nearestName ? `did you mean ${nearestName}?` : `there are ${names.join(', ')}`;
};

function firstOf(results: readonly (readonly [string, Fault | undefined])[]): Fault | undefined {
  for (const [pointer, fault] of results) if (fault) return [pointer + fault[0], fault[1]];
  return undefined;
}
