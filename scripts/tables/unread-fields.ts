/**
 * Finds response fields that a row's schema declares and no module of the app reads. A field counts as read if any module reads a property
 * of that name. So some unread fields are missed, but none is reported wrongly.
 */
import { Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import type { TableCheck } from './table-check.ts';

export interface AnsweringRow {
  readonly method: string;
  readonly path: string;
  readonly data: unknown;
}

export const hasAnswer = <Row extends Omit<AnsweringRow, 'data'>>(row: Row): row is Row & AnsweringRow => 'data' in row;

/** Maps the name of a response field to the rows that declare it. */
export function answerFields(rows: readonly AnsweringRow[]): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { method, path, data } of rows)
    for (const name of fieldsOf(data)) fields.set(name, (fields.get(name) ?? new Set()).add(`${method} ${path}`));
  return fields;
}

/** Yields the name of each field in a schema, also in lists, choices and other fields. */
export function* fieldsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && typeof value === 'object' && value !== null) yield* Object.keys(value);
    yield* key === 'properties' ? Object.values(value).flatMap((item) => [...fieldsOf(item)]) : fieldsOf(value);
  }
}

/** Returns the names of properties that modules read: by access, destructuring or a literal key. */
function readNames(modules: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const { program } of modules)
    new Visitor({
      MemberExpression: ({ property, computed }) => {
        if (!computed && property.type === 'Identifier') names.add(property.name);
      },
      ObjectPattern: ({ properties }) => {
        for (const property of properties)
          if (property.type === 'Property' && property.key.type === 'Identifier') names.add(property.key.name);
      },
      Literal: ({ value }) => {
        if (typeof value === 'string') names.add(value);
      },
    }).visit(program);
  return names;
}

/** Checks that each field is read or has a reason in `reasons`. A reason for a field that is read is a fault too. */
export function checkAnswerFields(
  rows: readonly AnsweringRow[],
  readers: readonly SourceFile[],
  reasons: Readonly<Record<string, string>>,
): TableCheck {
  const fields = answerFields(rows);
  const read = readNames(readers);
  const unread = [...fields].filter(([name]) => !read.has(name));
  return {
    line: `${fields.size} names of response fields, ${fields.size - unread.length} read`,
    faults: [
      ...unread
        .filter(([name]) => !Object.hasOwn(reasons, name))
        .map(([name, rowNames]) => `nothing reads the field ${name} of ${[...rowNames].sort().join(', ')}`),
      ...Object.keys(reasons)
        .filter((name) => !fields.has(name) || read.has(name))
        .map((name) => `the field ${name} needs no reason: ${fields.has(name) ? 'it is read' : 'no response has it'}`),
    ],
  };
}
