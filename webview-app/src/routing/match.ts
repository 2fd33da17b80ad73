import type { RouteTable, Row } from './row.ts';

export interface Match<Id extends string = string> {
  readonly id: Id;
  readonly row: Row;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the row of a path. Rules:
 * 1. A trailing slash, and doubled ones, mean nothing.
 * 2. A literal segment wins over a parameter, from the left: `/claim-rights-paid/rule` is never a version.
 * 3. An optional parameter may be left out; a required one is never empty.
 * 4. A value outside `only`, a segment that cannot be decoded, and one that would change the path (`..`) are not found.
 */
export function matcherOf<T extends RouteTable>(table: T): (path: string) => Match<keyof T & string> | undefined {
  const rows = (Object.entries(table) as [keyof T & string, Row][])
    .map(([id, row]) => ({ id, row, segments: row.path.split('/').filter(Boolean) }))
    .sort((a, b) => weight(a.segments).localeCompare(weight(b.segments)));
  const find = (path: string) => {
    const parts = path.split('/').filter(Boolean);
    for (const { id, row, segments } of rows) {
      const params = read(segments, parts);
      if (params && allowed(row, params)) return { id, row, params };
    }
    return undefined;
  };
  // A change of the page asks for the same path a dozen times.
  let last: { readonly path: string; readonly found: ReturnType<typeof find> } | undefined;
  return (path) => {
    if (last?.path !== path) last = { path, found: find(path) };
    return last.found;
  };
}

/** Literals sort before parameters, segment by segment. */
const weight = (segments: readonly string[]): string =>
  segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

function read(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (parts.length > segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (part === undefined) {
      if (!segment.endsWith('?')) return undefined;
    } else if (segment.startsWith(':')) {
      const value = decode(part);
      if (value === undefined) return undefined;
      params[segment.slice(1).replace('?', '')] = value;
    } else if (segment !== part) return undefined;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    const value = decodeURIComponent(part);
    return isStep(value) ? undefined : value;
  } catch {
    return undefined; // a cut or hostile escape
  }
}

/** `.` and `..` are walked by every URL parser: they are the value of nothing. */
export const isStep = (value: string): boolean => value === '.' || value === '..';

const allowed = (row: Row, params: Readonly<Record<string, string>>): boolean =>
  Object.entries(row.only ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
