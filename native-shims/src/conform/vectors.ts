/** The golden vectors. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../json.ts';

/** One question to an adapter, and the judgement of its answer. */
export interface Vector {
  readonly kind: string;
  readonly name: string;
  readonly request: JsonObject;
  /** Returns nothing where the answer is right, else a line with what was found and what was expected. */
  judge(reply: JsonObject): string | undefined;
}

/** The package has its own; in the repository they are those of the SDK. */
function folder(): string {
  const own = join(import.meta.dirname, '../../vectors');
  if (existsSync(own)) return own;
  return join(dirname(createRequire(import.meta.url).resolve('@sdhealth/bridge-sdk/package.json')), 'native/vectors');
}

/** Reads a document of vectors by its name, without extension. */
export const vectorDocument = (name: string): JsonObject =>
  JSON.parse(readFileSync(join(folder(), `${name}.json`), 'utf8'));

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Writes a value with its keys in order, so that two of the same meaning are the same text. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [other]) => (first < other ? -1 : 1)))
      : inner,
  );

/** Compares two values by their meaning; returns a line for a difference. */
export const compared = (actual: unknown, expected: unknown): string | undefined =>
  sorted(actual ?? null) === sorted(expected ?? null)
    ? undefined
    : `is       ${sorted(actual ?? null)}\n  expected ${sorted(expected ?? null)}`;
