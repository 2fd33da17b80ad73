/** The lab's style sheet: several files as one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the order in which they count. */
const STYLES = ['base.css', 'toolbar.css', 'controls/controls.css', 'phone.css', 'lists.css', 'compare/compare.css', 'narrow.css'];

export async function readStyles(): Promise<string> {
  const files = STYLES.map((path) => readFile(join(import.meta.dirname, 'page', path), 'utf8'));
  return (await Promise.all(files)).join('\n');
}
