/** What a server, a doctor or a link sends is read by these expressions: none may take more than its length in time (V02). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

const FOLDERS = ['rules', 'client', 'chat', 'kit/chat', 'telephony', 'platform'];
/** Characters of a text of equal parts. */
const LENGTH = 20_000;
const MOST_MS = 20;
const PARTS = [
  'a',
  'Z',
  '1',
  ' ',
  '\n',
  '中',
  'é',
  '-',
  '_',
  '.',
  ',',
  '/',
  '\\',
  '"',
  '&',
  '=',
  '%',
  '<',
  '[',
  'a ',
  '1 ',
  '1-',
  'a=',
  '%25',
];

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}

/** Milliseconds of the processor in the fastest of eight tries, as the machine may be busy. A sticky expression tries at one place. */
function timeOf({ source, flags }: Expression, text: string): number {
  const expression = new RegExp(source, flags.includes('y') ? flags : [...new Set(`${flags}g`)].join(''));
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 8 && best > MOST_MS; time++) {
    const from = process.cpuUsage();
    text.replace(expression, '');
    const { user, system } = process.cpuUsage(from);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** The slowest of all texts; `!` at the end has most expressions fail after all of it. */
const slowest = (expression: Expression): number =>
  Math.max(
    ...PARTS.flatMap((part) =>
      ['', '!'].map((end) => timeOf(expression, part.repeat(Math.ceil(LENGTH / part.length)) + end)),
    ),
  );

const files = FOLDERS.flatMap((folder) => filesUnder(`webview-app/src/${folder}`, /^(?!.*\.test\.).*\.ts$/));
const expressions = files.flatMap(expressionsIn);

describe(`an expression reads ${LENGTH} characters within ${MOST_MS} ms`, () => {
  it('is found in the sources', () => expect(expressions.length).toBeGreaterThan(80));

  it.each(expressions.map((expression) => [expression.file, `/${expression.source}/`, expression] as const))(
    '%s: %s',
    (_, __, expression) => expect(slowest(expression)).toBeLessThan(MOST_MS),
  );

  it('is told from a slow one', () => {
    const slow = { file: '', source: '\\p{L}{2,}[\\s,]', flags: 'u' };
    expect(timeOf(slow, 'a'.repeat(LENGTH / 2))).toBeGreaterThan(MOST_MS);
  });
});
