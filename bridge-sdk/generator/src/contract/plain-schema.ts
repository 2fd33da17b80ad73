/** Normalizes a schema for the generators: unions of literals become enums, and extension keywords lose their `x-`. */
import { SchemaFault } from './node.ts';
import type { JsonSchema } from './rows.ts';
import { taggedUnion } from './union.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps the extension keywords of OpenRPC documents to the keywords of TypeBox modules. */
const KEYWORD_NAMES: Readonly<Record<string, string>> = {
  'x-words': 'openEnum',
  'x-secret': 'secret',
  'x-address': 'address',
  'x-open': 'open',
};

const MAX_DEPTH = 32;
const RECURSIVE =
  'a recursive type: no native side has it; give the inner objects as a list with the number of their parent';

function literalsOf(options: readonly unknown[], path: string): Json {
  const words = options.map((option) => (isJson(option) ? option['const'] : undefined));
  if (words.length > 0 && words.every((word) => typeof word === 'string')) return { type: 'string', enum: words };
  throw new SchemaFault(
    path,
    'a union without a tag, which not every language has: give objects that all have one field with a word of its own',
  );
}

/** Returns the schema without TypeBox's internal keys, so that it can be serialized. Throws a SchemaFault that has the path. */
export function plainSchema(schema: unknown, path = '', parents: readonly unknown[] = []): JsonSchema {
  if (!isJson(schema)) throw new SchemaFault(path, 'a missing schema');
  if (parents.includes(schema) || parents.length > MAX_DEPTH || '$ref' in schema || '$defs' in schema)
    throw new SchemaFault(path, RECURSIVE);
  const inner = (value: unknown, step: string) => plainSchema(value, `${path}/${step}`, [...parents, schema]);
  const { anyOf, oneOf, const: word, properties, items, patternProperties, additionalProperties, ...rest } = schema;
  const union = anyOf ?? oneOf;
  const tagged = taggedUnion(schema);
  if (tagged)
    return { ...plainKeys(rest), anyOf: tagged.arms.map(([, arm]) => plainSchema(arm, path, [...parents, schema])) };
  if (Array.isArray(union)) return { ...plainKeys(rest), ...literalsOf(union, path) };
  if (typeof word === 'string') return { ...plainKeys(rest), type: 'string', enum: [word] };
  if (word !== undefined) throw new SchemaFault(path, 'a literal that is not a text');
  const values = isJson(patternProperties)
    ? Object.values(patternProperties)[0]
    : isJson(additionalProperties) && !properties
      ? additionalProperties
      : undefined;
  return {
    ...plainKeys(rest),
    ...(isJson(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, inner(value, name)])),
    }),
    ...(items !== undefined && { items: inner(items, '0') }),
    ...(values !== undefined && { patternProperties: { '^.*$': inner(values, '*') } }),
    ...(additionalProperties === false && { additionalProperties: false }),
    ...(rest['type'] === 'object' && !isJson(properties) && values === undefined && { properties: {} }),
  };
}

const plainKeys = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (key.startsWith('~') ? [] : [[KEYWORD_NAMES[key] ?? key, value]])),
  );
