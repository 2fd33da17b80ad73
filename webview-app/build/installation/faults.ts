/** Compares a value with a TypeBox schema and returns its faults as sentences, each with its JSON pointer. */
import { nearest } from '../../../bridge-sdk/src/development/nearest.ts';

export type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The longest part of a value that a sentence repeats. */
const MOST_CHARACTERS = 60;

const foundOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (isJson(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
};

const namesOf = (schema: Json): string[] => Object.keys(isJson(schema['properties']) ? schema['properties'] : {});
const requiredNames = (schema: Json): string[] => listOf(schema['required']).map(String);

/** Returns what a schema expects, as a part of a sentence. */
function expectedOf(schema: unknown): string {
  if (!isJson(schema)) return 'a value';
  if (typeof schema['x-expected'] === 'string') return schema['x-expected'];
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map(expectedOf).join(' or ');
  const names = requiredNames(schema);
  const words: Readonly<Record<string, string>> = {
    object: names.length > 0 ? `an object with ${names.join(', ')}` : 'an object',
    array: `a list, each element ${expectedOf(schema['items'])}`,
    string: 'a text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
  };
  const { minimum, maximum } = schema;
  const range = minimum === undefined ? '' : ` from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;
  return (words[String(schema['type'])] ?? 'a value') + range;
}

export const unknownKey = (pointer: string, key: string, names: readonly string[]): string => {
  const suggestion = nearest(key, names);
  return `${pointer}/${key}: there is no such key; ${suggestion ? `did you mean ${suggestion}?` : `there are ${names.join(', ')}`}`;
};

const isInRange = ({ minimum = -Infinity, maximum = Infinity }: Json, value: number) =>
  value >= Number(minimum) && value <= Number(maximum);

const isOfType: Readonly<Record<string, (schema: Json, value: unknown) => boolean>> = {
  object: (_, value) => isJson(value),
  array: (_, value) => Array.isArray(value),
  string: ({ pattern }, value) =>
    typeof value === 'string' && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)),
  boolean: (_, value) => typeof value === 'boolean',
  integer: (schema, value) => Number.isInteger(value) && isInRange(schema, Number(value)),
  number: (schema, value) => typeof value === 'number' && isInRange(schema, value),
};

/** Returns the faults of a value, none if it is as the schema says. */
export function faultsOf(schema: unknown, value: unknown, pointer = ''): string[] {
  if (!isJson(schema)) return [];
  const fault = () => [`${pointer || '/'}: found ${foundOf(value)}, expected ${expectedOf(schema)}`];
  if ('const' in schema) return value === schema['const'] ? [] : fault();
  if (Array.isArray(schema['anyOf'])) return faultsOfChoice(schema['anyOf'], value, pointer) ?? fault();
  const { type } = schema;
  if (typeof type !== 'string') return [];
  if (!isOfType[type]?.(schema, value)) return fault();
  if (Array.isArray(value))
    return value.flatMap((item, index) => faultsOf(schema['items'], item, `${pointer}/${index}`));
  return isJson(value) ? faultsOfObject(schema, value, pointer) : [];
}

function faultsOfObject(schema: Json, value: Json, pointer: string): string[] {
  const properties: Json = isJson(schema['properties']) ? schema['properties'] : {};
  const [elements] = isJson(schema['patternProperties']) ? Object.values(schema['patternProperties']) : [];
  const missing = requiredNames(schema)
    .filter((name) => value[name] === undefined)
    .map((name) => `${pointer}/${name}: is missing; expected ${expectedOf(properties[name])}`);
  const others = Object.entries(value).flatMap(([key, item]) => {
    if (Object.hasOwn(properties, key)) return faultsOf(properties[key], item, `${pointer}/${key}`);
    return elements ? faultsOf(elements, item, `${pointer}/${key}`) : [unknownKey(pointer, key, namesOf(schema))];
  });
  return [...missing, ...others];
}

/** Returns the faults by the nearest schema of a choice. Undefined if none has the type of the value. */
function faultsOfChoice(schemas: readonly unknown[], value: unknown, pointer: string): string[] | undefined {
  const ofType = schemas.filter((schema) => isJson(schema) && schema['type'] === typeOf(value) && !('const' in schema));
  const [best] = [...schemas.filter((schema) => faultsOf(schema, value).length === 0), ...ofType]
    .map((schema) => faultsOf(schema, value, pointer))
    .sort((a, b) => a.length - b.length);
  return best;
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
