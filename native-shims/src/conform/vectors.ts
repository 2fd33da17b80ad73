/** Reads and compares the golden vectors. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../json.ts';

/** A request to an adapter, with the check of its answer. */
export interface Vector {
  readonly kind: string;
  readonly name: string;
  readonly request: JsonObject;
  /** Returns undefined if the answer is right, otherwise lines with the actual and the expected value. */
  judge(reply: JsonObject): string | undefined;
}

/** Returns the folder of the vectors: the package's own, or in the repository the SDK's. */
function folder(): string {
  const packaged = join(import.meta.dirname, '../../vectors');
  if (existsSync(packaged)) return packaged;
  return join(dirname(createRequire(import.meta.url).resolve('@sdhealth/bridge-sdk/package.json')), 'native/vectors');
}

/** Reads a document of vectors by its name, without extension. */
export const vectorDocument = (name: string): JsonObject =>
  JSON.parse(readFileSync(join(folder(), `${name}.json`), 'utf8'));

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as JSON with sorted keys, so that equal values have the same text. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, member) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([first], [other]) => (first < other ? -1 : 1)))
      : member,
  );

/** Compares two values, regardless of the order of keys. Returns lines that describe a difference. */
export const describeDifference = (actual: unknown, expected: unknown): string | undefined =>
  sortedJson(actual ?? null) === sortedJson(expected ?? null)
    ? undefined
    : `is       ${sortedJson(actual ?? null)}\n  expected ${sortedJson(expected ?? null)}`;
