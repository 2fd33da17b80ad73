/** Describes the first value that a JSON schema refuses. */
import { isObject } from '../../../src/json.ts';
import { WRONG } from '../../words/controls.ts';
import type { Text, Word } from '../../words/word.ts';

/** A JSON schema of the contract's documents. */
export type Schema = Readonly<Record<string, unknown>>;

export const schemaIn = (value: unknown): Schema => (isObject(value) ? value : {});

const CHECKS: Readonly<Record<keyof typeof WRONG.kinds, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
};
const isKind = (kind: unknown): kind is keyof typeof CHECKS => typeof kind === 'string' && Object.hasOwn(CHECKS, kind);

/** Checks a value by a schema. Returns a description of its first fault. Undefined if the value is valid. */
export function faultIn(value: unknown, schema: Schema, subject: Word): Word | undefined {
  const { anyOf, type: kind } = schema;
  if (Array.isArray(anyOf)) {
    const faults = anyOf.map((item) => faultIn(value, schemaIn(item), subject));
    return faults.includes(undefined) ? undefined : faults.at(0);
  }
  if ('const' in schema && value !== schema['const']) return WRONG.oneOf(subject, JSON.stringify(schema['const']));
  if (kind === 'null') return value === null ? undefined : WRONG.oneOf(subject, 'null');
  if (isKind(kind) && !CHECKS[kind](value)) return WRONG.wrongType(subject, WRONG.kinds[kind], nameOf(value));
  if (typeof value === 'string') return textFault(value, schema, subject);
  if (typeof value === 'number') return numberFault(value, schema, subject);
  if (Array.isArray(value))
    return firstOf(value, (item, i) => faultIn(item, schemaIn(schema['items']), WRONG.item(subject, i + 1)));
  if (!isObject(value)) return undefined;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return WRONG.missingField(subject, missing);
  const patternFields = Object.entries(schemaIn(schema['patternProperties'])).flatMap(([pattern, member]) =>
    Object.keys(value)
      .filter((name) => new RegExp(pattern, 'u').test(name))
      .map((name) => [name, member] as const),
  );
  const fields = [...Object.entries(schemaIn(schema['properties'])), ...patternFields].filter(
    ([name]) => value[name] !== undefined,
  );
  return firstOf(fields, ([name, member]) => faultIn(value[name], schemaIn(member), WRONG.memberOf(name, subject)));
}

function textFault(value: string, schema: Schema, subject: Word): Word | undefined {
  const { pattern, enum: values } = schema;
  if (Array.isArray(values) && !values.includes(value)) return WRONG.oneOf(subject, values.join(', '));
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) return undefined;
  return pattern === '\\S' ? WRONG.empty(subject) : WRONG.mismatch(subject, pattern);
}

function numberFault(value: number, { minimum, maximum }: Schema, subject: Word): Word | undefined {
  if (typeof minimum === 'number' && value < minimum) return WRONG.tooSmall(subject, minimum);
  if (typeof maximum === 'number' && value > maximum) return WRONG.tooLarge(subject, maximum);
  return undefined;
}

function firstOf<T>(list: readonly T[], check: (item: T, index: number) => Word | undefined): Word | undefined {
  for (const [index, item] of list.entries()) {
    const fault = check(item, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const nameOf = (value: unknown): Text =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? WRONG.kinds.array
      : isObject(value)
        ? WRONG.kinds.object
        : JSON.stringify(value);
