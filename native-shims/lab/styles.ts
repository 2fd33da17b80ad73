/** Joins the files of the lab's style sheet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the files in their order in the cascade. */
const STYLES = [
  ...['page/base.css', 'page/toolbar.css', 'page/controls/controls.css', 'page/phone.css', 'page/lists.css'],
  ...['page/compare/compare.css', 'replay/replay.css', 'page/narrow.css'],
];

export async function readStyles(): Promise<string> {
  const files = STYLES.map((path) => readFile(join(import.meta.dirname, path), 'utf8'));
  return (await Promise.all(files)).join('\n');
}
