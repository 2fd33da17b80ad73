/** The change logs in words of people who read them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../../bridge-sdk/packing/packages.ts';
import { root } from '../workspace/root.ts';

/** The headings that the tool writes above changes, and those that stand in the change log. */
const HEADINGS = {
  '### Major Changes': '### What no longer works as before',
  '### Minor Changes': '### New',
  '### Patch Changes': '### Mended',
} as const;
const NOTHING = 'Nothing has changed in this package. It has the version of the packages that it is released with.';

/** Returns a change log whose newest version has the headings of people; one without a change says so. */
export function readable(log: string, version: string): string {
  const title = `## ${version}\n`;
  const [previous = '', after = ''] = log.split(title);
  const end = after.search(/^## /m);
  const [own, older] = end < 0 ? [after, ''] : [after.slice(0, end), after.slice(end)];
  const words = Object.entries(HEADINGS).reduce((text, [from, to]) => text.replace(from, to), own.trim());
  return `${previous}${title}\n${words || NOTHING}\n${older ? `\n${older}` : ''}`;
}

export function rewriteChangeLogs(version: string): void {
  for (const { workspace } of Object.values(PACKAGES)) {
    const file = join(root, workspace, 'CHANGELOG.md');
    writeFileSync(file, readable(readFileSync(file, 'utf8'), version));
  }
}
