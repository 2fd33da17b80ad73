/** Finds the tag of a union: the field whose text distinguishes its objects. */

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes a union of objects with different words in its tag. */
export interface Tagged {
  readonly tag: string;
  readonly arms: readonly (readonly [word: string, schema: Json])[];
}

/** Returns the only text that a schema allows. */
function literalOf(schema: unknown): string | undefined {
  if (!isJson(schema)) return undefined;
  const { const: word, enum: words } = schema;
  const only = word ?? (Array.isArray(words) && words.length === 1 ? words[0] : undefined);
  return typeof only === 'string' ? only : undefined;
}

function wordsBy(tag: string, arms: readonly Json[]): string[] | undefined {
  const words = arms.flatMap(({ properties, required }) =>
    Array.isArray(required) && required.includes(tag) ? (literalOf(Object(properties)[tag]) ?? []) : [],
  );
  return words.length === arms.length && new Set(words).size === words.length ? words : undefined;
}

/** Returns the arms of a union by their tag, which `discriminator` may name. Undefined for unions without a tag and other schemas. */
export function taggedUnion(schema: Json): Tagged | undefined {
  const arms: unknown = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(arms) || arms.length === 0) return undefined;
  if (!arms.every((arm): arm is Json => isJson(arm) && isJson(arm['properties']))) return undefined;
  const named: unknown = Object(schema['discriminator']).propertyName;
  const names = typeof named === 'string' ? [named] : Object.keys(Object(arms[0]?.['properties']));
  for (const tag of names) {
    const words = wordsBy(tag, arms);
    if (words) return { tag, arms: words.map((word, index) => [word, arms[index] as Json]) };
  }
  return undefined;
}

/** Returns the schema of an arm without its tag. */
export function withoutTag(arm: Json, tag: string): Json {
  const { [tag]: _, ...properties } = Object(arm['properties']) as Json;
  const required = Array.isArray(arm['required']) ? arm['required'].filter((name) => name !== tag) : [];
  return { ...arm, properties, required };
}
