/**
 * The API report: every published declaration, without comments, by module. It is committed, so that a change of what is public is seen
 * in a review. Beside it the members that nothing is said about.
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
  return `// What the package publishes. Written by \`npm run unit -- package.test -u\`.\n\n${modules.join('\n')}`;
}

/** A declaration, or a member of an interface or class, with its name: the compiler writes four spaces before a member. */
const DECLARED =
  /^(?:export declare (?:const|function|class) |export (?:interface|type) | {4}(?:readonly )?)(constructor|[A-Za-z_$][\w$]*)(?=[?:(<= ])/;

/** Returns `<module>: <name>` for the published declarations and members without a doc comment. Rows of the contract are not looked into. */
export function undocumented(folder: string): string[] {
  return declarationsIn(folder).flatMap((file) => {
    const name = relative(folder, file).split(sep).join('/');
    const found: string[] = [];
    let inside = false;
    let before = '';
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const isTop = !line.startsWith(' ');
      if (isTop && /^(export|interface|}|type|declare)/.test(line)) inside = /(interface|class) .*\{$/.test(line);
      const [, declared] = DECLARED.exec(line) ?? [];
      if (declared && (isTop || inside) && !before.endsWith('*/')) found.push(`${name}: ${declared}`);
      before = line;
    }
    return found;
  });
}

const EXPORTED = /^export (?:declare )?(?:const|function|class|interface|type) ([A-Za-z_$][\w$]*)/gm;
const NAMED = /^export (?:type )?\{([^}]*)\}/gm;

/** Returns `<module>: <name>` for what modules export and no entry does: a user meets such a type, and cannot name it. */
export function unnamed(folder: string, entries: readonly string[]): string[] {
  const named = new Set<string>();
  const reach = (file: string) => {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(EXPORTED)) named.add(name);
    for (const [, names = ''] of text.matchAll(NAMED))
      for (const name of names.split(',')) named.add(name.replace('type ', '').trim());
    for (const [, path = ''] of text.matchAll(/^export \* from '(.*)\.js'/gm)) reach(join(file, '..', `${path}.d.ts`));
  };
  for (const entry of entries) reach(join(folder, `${entry}.d.ts`));
  return declarationsIn(folder).flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
    const module = relative(folder, file).split(sep).join('/');
    return names.filter((name) => !named.has(name)).map((name) => `${module}: ${name}`);
  });
}
