/** The lab's style sheet: several files as one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the order in which they count. */
const STYLES = [
  ...['page/base.css', 'page/toolbar.css', 'page/controls/controls.css', 'page/phone.css', 'page/lists.css'],
  ...['page/compare/compare.css', 'replay/replay.css', 'page/narrow.css'],
];

export async function readStyles(): Promise<string> {
  const files = STYLES.map((path) => readFile(join(import.meta.dirname, path), 'utf8'));
  return (await Promise.all(files)).join('\n');
}
