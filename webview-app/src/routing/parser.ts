/**
 * The parser of patterns that wouter is given: its own (regexparam), and what this app's addresses ask for.
 * 1. Doubled slashes mean nothing, as a trailing one does. Capital letters differ from small ones.
 * 2. Values are decoded. One that cannot be decoded, and one that would change the path (`..`), match nothing.
 */
import { parse } from 'regexparam';
import type { Parser } from 'wouter';
import { isStep } from './is-step.ts';

type Parsed = ReturnType<Parser>;

/** A pattern is compiled once, when it is first asked for. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const compiled = new Map<string, Parsed>();

export const parser: Parser = (route, loose = false) => {
  const key = `${loose} ${route}`;
  const known = compiled.get(key);
  if (known) return known;
  const built = compile(route, loose);
  compiled.set(key, built);
  return built;
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

/** Returns the values by name; an optional one that is left out has none. */
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
    return undefined; // a cut or hostile escape
  }
}
