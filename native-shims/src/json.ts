/** An object of JSON with unchecked members. */
export type JsonObject = Record<string, unknown>;

/**
 * Returns a copy of the value through JSON, which drops functions and `undefined`.
 * @internal
 */
export const throughJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** @internal */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the text under a key, or `''` if it is no text.
 * @internal
 */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the texts of a list under a key. Other items are dropped.
 * @internal
 */
export function textsOf(object: JsonObject, key: string): string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/**
 * Returns the parsed value, or undefined if the text is no JSON.
 * @internal
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
