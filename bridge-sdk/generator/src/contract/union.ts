/** Finds the tag of a union: the field whose value tells the union's objects apart. */

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes a union of objects, each with a different value of the tag. */
export interface Tagged {
  readonly tag: string;
  readonly arms: readonly (readonly [word: string, schema: Json])[];
}

/** Returns the text of a schema that allows only one text. */
function literalOf(schema: unknown): string | undefined {
  if (!isJson(schema)) return undefined;
  const { const: word, enum: words } = schema;
  const only = word ?? (Array.isArray(words) && words.length === 1 ? words[0] : undefined);
  return typeof only === 'string' ? only : undefined;
}

function tagValues(tag: string, arms: readonly Json[]): string[] | undefined {
  const words = arms.flatMap(({ properties, required }) =>
    Array.isArray(required) && required.includes(tag) ? (literalOf(Object(properties)[tag]) ?? []) : [],
  );
  return words.length === arms.length && new Set(words).size === words.length ? words : undefined;
}

/** Returns the tag and the arms of a union. Undefined for any other schema and without a tag. `discriminator` may name the tag. */
export function taggedUnion(schema: Json): Tagged | undefined {
  const arms: unknown = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(arms) || arms.length === 0) return undefined;
  if (!arms.every((arm): arm is Json => isJson(arm) && isJson(arm['properties']))) return undefined;
  const discriminator: unknown = Object(schema['discriminator']).propertyName;
  const names = typeof discriminator === 'string' ? [discriminator] : Object.keys(Object(arms[0]?.['properties']));
  for (const tag of names) {
    const words = tagValues(tag, arms);
    if (words) return { tag, arms: words.map((word, index) => [word, arms[index] as Json]) };
  }
  return undefined;
}

/** Returns the schema of an arm without the tag. */
export function withoutTag(arm: Json, tag: string): Json {
  const { [tag]: _, ...properties } = Object(arm['properties']) as Json;
  const required = Array.isArray(arm['required']) ? arm['required'].filter((name) => name !== tag) : [];
  return { ...arm, properties, required };
}
