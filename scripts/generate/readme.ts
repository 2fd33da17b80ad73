/** The README's table of errors, between its two marks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../contract/errors.ts';
import { root } from '../workspace/root.ts';

const MARKED = /(<!-- errors:[^>]*-->\n)[\s\S]*(<!-- \/errors -->)/;

export function readme(): Record<string, string> {
  const rows = Object.entries(ERRORS).map(
    ([code, { wire, means, do: advice }]) => `| \`${code}\` | ${wire ?? '–'} | ${means} | ${advice} |`,
  );
  const table = ['| code | on the wire | means | do |', '|---|---|---|---|', ...rows].join('\n');
  const text = readFileSync(join(root, 'bridge-sdk/README.md'), 'utf8');
  if (!MARKED.test(text)) throw new Error('README.md has no place for the errors');
  return { 'README.md': text.replace(MARKED, (_, from: string, to: string) => `${from}\n${table}\n\n${to}`) };
}
