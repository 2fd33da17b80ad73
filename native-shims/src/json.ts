/** An object of JSON whose members nobody has looked at yet. */
export type JsonObject = Record<string, unknown>;

/**
 * Returns the value as JSON carries it: functions and `undefined` vanish.
 * @internal
 */
export const throughJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** @internal */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The text under a key, or `''`.
 * @internal
 */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

/**
 * The texts of a list under a key; anything else in it is left out.
 * @internal
 */
export function textsOf(object: JsonObject, key: string): string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/**
 * The value, or `undefined` if the text is no JSON.
 * @internal
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
