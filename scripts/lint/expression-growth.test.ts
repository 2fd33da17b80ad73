/** Measures the regular expressions that read untrusted texts: their cost grows linearly with the text's length (V02). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { isInProportion } from '../vitest/growth.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

const FOLDERS = ['rules', 'client', 'chat', 'screens/consultation/chat', 'telephony', 'platform'];
/** Lists characters and pairs that the expressions match. */
const SAMPLES = [...'aZ1 \n中é-_.,/\\"&=%<[', 'a ', '1 ', '1-', 'a=', '%25'];

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

/** Returns a function that matches a text. A sticky expression tries at one position only. */
function replacerOf({ source, flags }: Expression): (text: string) => unknown {
  const expression = new RegExp(source, flags.includes('y') ? flags : [...new Set(`${flags}g`)].join(''));
  return (text) => text.replace(expression, '');
}

/** Returns the repeated texts that take more than linear time. `!` at the end makes most matches fail at the last moment. */
const slowTexts = (expression: Expression): string[] =>
  SAMPLES.flatMap((part) =>
    ['', '!'].flatMap((end) => (isInProportion(replacerOf(expression), part, end) ? [] : [`${part}...${end}`])),
  );

const files = FOLDERS.flatMap((folder) => filesUnder(`webview-app/src/${folder}`, /^(?!.*\.test\.).*\.ts$/));
const expressions = files.flatMap(expressionsIn);

describe('regular expressions', () => {
  it('the regular expressions when the sources are parsed: more than 80', () =>
    expect(expressions.length).toBeGreaterThan(80));

  it.each(expressions.map((expression) => [expression.file, `/${expression.source}/`, expression] as const))(
    'linear cost when in %s: %s',
    (_, __, expression) => expect(slowTexts(expression)).toEqual([]),
  );

  it('a regular expression when its cost grows quadratically: reported', () => {
    const slow = { file: '', source: '\\p{L}{2,}[\\s,]', flags: 'u' };
    expect(isInProportion(replacerOf(slow), 'a')).toBe(false);
  });
});
