/**
 * Parses patterns for wouter with its own parser (regexparam) and two additions:
 * 1. Doubled and trailing slashes are ignored. Matching is case-sensitive.
 * 2. Values are decoded. A value that cannot be decoded, or would change the path (`..`), does not match.
 */
import { parse } from 'regexparam';
import type { Parser } from 'wouter';
import { isStep } from './is-step.ts';

type Parsed = ReturnType<Parser>;

/** Caches each pattern once it is compiled. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- compiled patterns
const compiled = new Map<string, Parsed>();

export const parser: Parser = (route, loose = false) => {
  const key = `${loose} ${route}`;
  const cached = compiled.get(key);
  if (cached) return cached;
  const parsed = compile(route, loose);
  compiled.set(key, parsed);
  return parsed;
};

function compile(route: string, loose: boolean): Parsed {
  const { keys, pattern } = parse(route, loose);
  const exact = new RegExp(pattern.source);
  return {
    pattern: {
      exec(path) {
        const match = exact.exec(path.replace(/\/{2,}/g, '/'));
        const groups = match && valuesOf(keys, match.splice(1));
        return groups ? Object.assign(match, { groups }) : null;
      },
    },
  };
}

/** Returns the values by name, without omitted optional values. */
function valuesOf(keys: readonly string[], parts: readonly (string | undefined)[]): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [index, name] of keys.entries()) {
    const part = parts[index];
    if (part === undefined) continue;
    const value = decode(part);
    if (value === undefined || isStep(value)) return undefined;
    values[name] = value;
  }
  return values;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // a truncated or hostile escape
  }
}
