/** Normalizes a schema for the generators: unions of literals become enums, and extension keywords lose their `x-`. */
import { SchemaFault } from './node.ts';
import type { JsonSchema } from './rows.ts';
import { taggedUnion } from './union.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps the extension keywords of OpenRPC documents to the keywords of TypeBox modules. */
const NAMES: Readonly<Record<string, string>> = {
  'x-words': 'openEnum',
  'x-secret': 'secret',
  'x-address': 'address',
  'x-open': 'open',
};

const MOST_DEEP = 32;
const RECURSIVE =
  'a recursive type: no native side has it; give the inner objects as a list with the number of their parent';

function literalsOf(options: readonly unknown[], place: string): Json {
  const words = options.map((option) => (isJson(option) ? option['const'] : undefined));
  if (words.length > 0 && words.every((word) => typeof word === 'string')) return { type: 'string', enum: words };
  throw new SchemaFault(
    place,
    'a union without a tag, which not every language has: give objects that all have one field with a word of its own',
  );
}

/** Returns the schema without TypeBox's internal keys, so that it can be serialized. Throws a SchemaFault that has the place. */
export function plainSchema(schema: unknown, place = '', above: readonly unknown[] = []): JsonSchema {
  if (!isJson(schema)) throw new SchemaFault(place, 'no schema is here');
  if (above.includes(schema) || above.length > MOST_DEEP || '$ref' in schema || '$defs' in schema)
    throw new SchemaFault(place, RECURSIVE);
  const inner = (value: unknown, step: string) => plainSchema(value, `${place}/${step}`, [...above, schema]);
  const { anyOf, oneOf, const: word, properties, items, patternProperties, additionalProperties, ...rest } = schema;
  const union = anyOf ?? oneOf;
  const tagged = taggedUnion(schema);
  if (tagged)
    return { ...plainKeys(rest), anyOf: tagged.arms.map(([, arm]) => plainSchema(arm, place, [...above, schema])) };
  if (Array.isArray(union)) return { ...plainKeys(rest), ...literalsOf(union, place) };
  if (typeof word === 'string') return { ...plainKeys(rest), type: 'string', enum: [word] };
  if (word !== undefined) throw new SchemaFault(place, 'a literal that is no text');
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
    Object.entries(schema).flatMap(([key, value]) => (key.startsWith('~') ? [] : [[NAMES[key] ?? key, value]])),
  );
