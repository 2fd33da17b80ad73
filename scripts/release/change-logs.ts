/** Replaces the headings of generated change logs by readable ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../../bridge-sdk/packing/packages.ts';
import { root } from '../workspace/root.ts';

const HEADINGS = {
  '### Major Changes': '### What no longer works as before',
  '### Minor Changes': '### New',
  '### Patch Changes': '### Mended',
} as const;
const NO_CHANGE = 'Nothing has changed in this package. It has the version of the packages that it is released with.';

/** Returns a change log whose newest version has readable headings, or a sentence if nothing changed. */
export function readable(log: string, version: string): string {
  const title = `## ${version}\n`;
  const [previous = '', rest = ''] = log.split(title);
  const end = rest.search(/^## /m);
  const [newest, older] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const body = Object.entries(HEADINGS).reduce((text, [from, to]) => text.replace(from, to), newest.trim());
  return `${previous}${title}\n${body || NO_CHANGE}\n${older ? `\n${older}` : ''}`;
}

export function rewriteChangeLogs(version: string): void {
  for (const { workspace } of Object.values(PACKAGES)) {
    const file = join(root, workspace, 'CHANGELOG.md');
    writeFileSync(file, readable(readFileSync(file, 'utf8'), version));
  }
}
