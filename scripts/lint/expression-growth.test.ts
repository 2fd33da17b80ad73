/** Measures the expressions that read texts of a server, a doctor or a link: each costs in proportion to the text's length (V02). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { isInProportion } from '../vitest/growth.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

const FOLDERS = ['rules', 'client', 'chat', 'screens/consultation/chat', 'telephony', 'platform'];
/** Single characters, and pairs that expressions look for. */
const PARTS = [...'aZ1 \n中é-_.,/\\"&=%<[', 'a ', '1 ', '1-', 'a=', '%25'];

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function expressionsIn(file: string): Expression[] {
  const matches: Expression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) matches.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return matches;
}

/** Returns a way to read a text by an expression; a sticky one tries at one place. */
function readBy({ source, flags }: Expression): (text: string) => unknown {
  const expression = new RegExp(source, flags.includes('y') ? flags : [...new Set(`${flags}g`)].join(''));
  return (text) => text.replace(expression, '');
}

/** Names each text of equal parts that takes an expression more than its length; `!` at the end has most fail after all of it. */
const slowTexts = (expression: Expression): string[] =>
  PARTS.flatMap((part) =>
    ['', '!'].flatMap((end) => (isInProportion(readBy(expression), part, end) ? [] : [`${part}...${end}`])),
  );

const files = FOLDERS.flatMap((folder) => filesUnder(`webview-app/src/${folder}`, /^(?!.*\.test\.).*\.ts$/));
const expressions = files.flatMap(expressionsIn);

describe('an expression reads a text in proportion to its length', () => {
  it('is found in the sources', () => expect(expressions.length).toBeGreaterThan(80));

  it.each(expressions.map((expression) => [expression.file, `/${expression.source}/`, expression] as const))(
    '%s: %s',
    (_, __, expression) => expect(slowTexts(expression)).toEqual([]),
  );

  it('is told from a slow one', () => {
    const slow = { file: '', source: '\\p{L}{2,}[\\s,]', flags: 'u' };
    expect(isInProportion(readBy(slow), 'a')).toBe(false);
  });
});
