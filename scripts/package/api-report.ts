/**
 * The API report: every published declaration, without comments, by module. It is committed, so that a change of what is public is seen
 * in a review.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the paths of the declarations below a folder, in order. */
export const declarationsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns a module's declarations without comments, imports and empty lines. */
const bare = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() && !/^(import |\/\/)/.test(line))
    .join('\n');

/** Returns the report of the declarations below `folder`. */
export function apiReport(folder: string): string {
  const modules = declarationsIn(folder).map((file) => {
    const name = relative(folder, file).split(sep).join('/');
    return `// ${name}\n${bare(readFileSync(file, 'utf8'))}\n`;
  });
  return `// What the package publishes. Written by \`npm run unit -- --project scripts package.test -u\`.\n\n${modules.join('\n')}`;
}
