/** Writes the tables of hosts and of errors into the README, each between its two marker comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { hosts } from '../../src/hosts/index.ts';
import { ERRORS } from './contract/errors.ts';
import { HOST_WORDS } from './contract/host-words.ts';

const table = (...rows: readonly (readonly string[])[]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

const hostTable = () =>
  table(
    ['host', 'detected by', 'speaks'],
    ['---', '---', '---'],
    ...hosts.map(({ name }) => [`\`${name}\``, HOST_WORDS[name].detected, HOST_WORDS[name].speaks]),
  );

const errorTable = () =>
  table(
    ['code', 'on the wire', 'means', 'do'],
    ['---', '---', '---', '---'],
    ...Object.entries(ERRORS).map(([code, { wire, means, do: advice }]) => [
      `\`${code}\``,
      `${wire ?? '–'}`,
      means,
      advice,
    ]),
  );

/** Returns the README's text with a table between the markers of the given name. */
function insertTable(text: string, name: string, newTable: string): string {
  const markers = new RegExp(`(<!-- ${name}:[^>]*-->\\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!markers.test(text)) throw new Error(`README.md has no place for the ${name}`);
  return text.replace(markers, (_, from: string, to: string) => `${from}\n${newTable}\n\n${to}`);
}

export function readme(): Record<string, string> {
  const text = readFileSync(join(root, 'bridge-sdk/README.md'), 'utf8');
  return { 'README.md': insertTable(insertTable(text, 'hosts', hostTable()), 'errors', errorTable()) };
}
