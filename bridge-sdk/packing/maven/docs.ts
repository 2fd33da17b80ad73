/** Writes the docs of a library as one HTML page: each public declaration with its doc comment. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sourcesOf } from './compile.ts';
import { GROUP, type Library, VERSION } from './coordinates.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const DECLARATION =
  /^(?<doc>[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:[ \t]*@[^\n]*\n)*(?<line>[ \t]*public [^\n]*)$/gm;

const commentText = (doc = '') =>
  doc
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();

const entry = ({ groups }: RegExpMatchArray) => {
  const description = commentText(groups?.['doc']);
  const line = (groups?.['line'] ?? '').trim().replace(/ [={].*$/, '');
  return `<dt><code>${escapeHtml(line)}</code></dt>\n<dd>${escapeHtml(description)}</dd>`;
};

function page(file: string): string {
  const match = [...readFileSync(file, 'utf8').matchAll(DECLARATION)];
  return `<h2>${escapeHtml(basename(file))}</h2>\n<dl>\n${match.map(entry).join('\n')}\n</dl>`;
}

export const docsOf = (library: Library): Map<string, Buffer> =>
  new Map([
    [
      'index.html',
      Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${GROUP}:${library.name} ${VERSION}</title>
<h1>${GROUP}:${library.name} ${VERSION}</h1>
<p>${escapeHtml(library.about)}</p>
${sourcesOf(library).map(page).join('\n')}
</html>
`),
    ],
  ]);
