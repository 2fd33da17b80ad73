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
  const own = join(import.meta.dirname, '../../vectors');
  if (existsSync(own)) return own;
  return join(dirname(createRequire(import.meta.url).resolve('@sdhealth/bridge-sdk/package.json')), 'native/vectors');
}

/** Reads a document of vectors by its name, without extension. */
export const vectorDocument = (name: string): JsonObject =>
  JSON.parse(readFileSync(join(folder(), `${name}.json`), 'utf8'));

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as JSON with sorted keys, so that equal values have the same text. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [other]) => (first < other ? -1 : 1)))
      : inner,
  );

/** Compares two values, regardless of the order of keys. Returns lines that describe a difference. */
export const compared = (actual: unknown, expected: unknown): string | undefined =>
  sorted(actual ?? null) === sorted(expected ?? null)
    ? undefined
    : `is       ${sorted(actual ?? null)}\n  expected ${sorted(expected ?? null)}`;
