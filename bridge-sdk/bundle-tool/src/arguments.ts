/** Reads the arguments of `sdhealth-bundle`, and types the results of its commands. */
import { readFileSync } from 'node:fs';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import type { Trust } from './decide.ts';
import { keyidOf, publicText, readKey } from './keys.ts';
import { exitCodeOf, messageOf, type Reason } from './reasons.ts';
import { TEST_KEYS } from './test-keys.ts';

/** Holds the exit code of a command and the lines that it prints. */
export interface Result {
  readonly code: number;
  readonly lines: readonly string[];
}

export interface Arguments {
  readonly names: readonly string[];
  readonly all: (option: string) => string[];
  readonly first: (option: string) => string | undefined;
  readonly has: (option: string) => boolean;
  /** Returns an option's whole number, or the default. Throws for another text. */
  readonly number: (option: string, byDefault: number) => number;
}

export const success = (...lines: string[]): Result => ({ code: 0, lines });
export const refusal = (reason: Reason, ...advice: string[]): Result => ({
  code: exitCodeOf(reason),
  lines: [`REFUSED ${reason}: ${messageOf(reason)}.`, ...advice],
});

/** Sorts arguments into names and options. */
export function parseArguments(args: readonly string[]): Arguments & { readonly options: readonly string[] } {
  const options = args.filter((arg) => arg.startsWith('--'));
  const all = (option: string) =>
    options.filter((arg) => arg.startsWith(`--${option}=`)).map((arg) => arg.slice(option.length + 3));
  return {
    options,
    names: args.filter((arg) => !arg.startsWith('--')),
    all,
    first: (option) => all(option)[0],
    has: (option) => options.includes(`--${option}`),
    number: (option, byDefault) => {
      const text = all(option)[0] ?? String(byDefault);
      if (!/^\d{1,15}$/.test(text)) throw new ClearError(`--${option} needs a whole number, and was given "${text}".`);
      return Number(text);
    },
  };
}

export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ClearError(`${path} cannot be read.`);
  }
}

/** Returns the trust of an app that carries the public keys in these files, and the keys for tests where they are allowed. */
export function trustOf(paths: readonly string[], testKeys: boolean): Trust {
  const trustedKeys = paths.map((path) => readKey(textOf(path), 'public'));
  const keys = Object.fromEntries(trustedKeys.map((key) => [keyidOf(key), publicText(key)]));
  return { keys: { ...keys, ...(testKeys && TEST_KEYS) }, revoked: [], testKeys };
}

/** Returns the time of `--now`, or the current one. Throws for an invalid time. */
export function timeOf(args: Arguments, now: Date): Date {
  const text = args.first('now');
  if (text === undefined) return now;
  if (Number.isNaN(Date.parse(text))) throw new ClearError(`--now needs a time, and was given "${text}".`);
  return new Date(text);
}
