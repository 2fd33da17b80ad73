/** Describes the first value that a JSON schema refuses. */
import { isObject } from '../../../src/json.ts';
import { WRONG } from '../../words/controls.ts';
import type { Text, Word } from '../../words/word.ts';

/** A JSON schema of the contract's documents. */
export type Schema = Readonly<Record<string, unknown>>;

export const part = (value: unknown): Schema => (isObject(value) ? value : {});

const IS: Readonly<Record<keyof typeof WRONG.kinds, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
};
const isKind = (kind: unknown): kind is keyof typeof IS => typeof kind === 'string' && Object.hasOwn(IS, kind);

/** Returns the first fault by a schema, in words. Undefined if the value is valid. */
export function faultIn(value: unknown, schema: Schema, what: Word): Word | undefined {
  const { anyOf, type: kind } = schema;
  if (Array.isArray(anyOf)) {
    const faults = anyOf.map((item) => faultIn(value, part(item), what));
    return faults.includes(undefined) ? undefined : faults.at(0);
  }
  if ('const' in schema && value !== schema['const']) return WRONG.oneOf(what, JSON.stringify(schema['const']));
  if (kind === 'null') return value === null ? undefined : WRONG.oneOf(what, 'null');
  if (isKind(kind) && !IS[kind](value)) return WRONG.hasToBe(what, WRONG.kinds[kind], words(value));
  if (typeof value === 'string') return textFault(value, schema, what);
  if (typeof value === 'number') return numberFault(value, schema, what);
  if (Array.isArray(value))
    return firstOf(value, (item, i) => faultIn(item, part(schema['items']), WRONG.item(what, i + 1)));
  if (!isObject(value)) return undefined;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return WRONG.needs(what, missing);
  const every = Object.entries(part(schema['patternProperties'])).flatMap(([pattern, inner]) =>
    Object.keys(value)
      .filter((name) => new RegExp(pattern, 'u').test(name))
      .map((name) => [name, inner] as const),
  );
  const fields = [...Object.entries(part(schema['properties'])), ...every].filter(
    ([name]) => value[name] !== undefined,
  );
  return firstOf(fields, ([name, inner]) => faultIn(value[name], part(inner), WRONG.inside(name, what)));
}

function textFault(value: string, schema: Schema, what: Word): Word | undefined {
  const { pattern, enum: choice } = schema;
  if (Array.isArray(choice) && !choice.includes(value)) return WRONG.oneOf(what, choice.join(', '));
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) return undefined;
  return pattern === '\\S' ? WRONG.empty(what) : WRONG.like(what, pattern);
}

function numberFault(value: number, { minimum, maximum }: Schema, what: Word): Word | undefined {
  if (typeof minimum === 'number' && value < minimum) return WRONG.orMore(what, minimum);
  if (typeof maximum === 'number' && value > maximum) return WRONG.orLess(what, maximum);
  return undefined;
}

function firstOf<T>(list: readonly T[], look: (item: T, index: number) => Word | undefined): Word | undefined {
  for (const [index, item] of list.entries()) {
    const fault = look(item, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const words = (value: unknown): Text =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? WRONG.kinds.array
      : isObject(value)
        ? WRONG.kinds.object
        : JSON.stringify(value);
