/** Creates the files of a project from its template and, for apps, from the bridge's native sources. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve, sep } from 'node:path';
import { TEMPLATES, type Template, type TemplateName } from './templates.ts';
import type { Language } from './words.ts';

export type Files = ReadonlyMap<string, string>;

/** Finds a folder by its name in the published package or in the repository. */
const findFolder = (name: string): string => {
  const candidates = ['..', '../..'].map((up) => resolve(import.meta.dirname, up, name));
  return candidates.find(existsSync) ?? candidates[0] ?? name;
};

/** Matches the native sources that a project does not need: tests and documentation. */
const OMITTED = /(?:^|\/)(?:test|conform|[\w-]+\.docc)\//;

const version = (): string => JSON.parse(readFileSync(join(findFolder('package.json')), 'utf8')).version;

/** Returns the texts of a folder by their paths, with `/` as separator. */
function textsIn(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [
      file
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(file, 'utf8'),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns a valid npm name, derived from the folder's name. */
export const nameOf = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '') || 'bridge-page';

/** Returns a template file's path in the project. The template escapes names that npm would drop or interpret. */
function projectPath(path: string, language: Language): string | undefined {
  const readme = /^README\.(en|zh)\.md$/.exec(path);
  if (readme) return readme[1] === language ? 'README.md' : undefined;
  return path.replace(/(^|\/)_(gitignore|npmrc)$/, '$1.$2').replace(/(^|\/)_package\.json$/, '$1package.json');
}

/** Returns all files of a new project. */
export function filesOf(name: TemplateName, folder: string, language: Language): Files {
  const { nativeSources }: Template = TEMPLATES[name];
  const files = new Map<string, string>();
  if (nativeSources)
    for (const [path, text] of textsIn(join(findFolder('native'), nativeSources.from)))
      if (!OMITTED.test(path)) files.set(posix.join(nativeSources.to, path), text);
  for (const [path, text] of textsIn(join(findFolder('templates'), name))) {
    const target = projectPath(path, language);
    const content = text.replaceAll('__NAME__', nameOf(folder)).replaceAll('__VERSION__', version());
    if (target) files.set(target, content);
  }
  return files;
}

/** Returns the paths of existing files whose text differs. */
export const conflicts = (folder: string, files: Files): string[] =>
  [...files].filter(([path, text]) => differs(join(folder, path), text)).map(([path]) => path);

const differs = (file: string, text: string): boolean =>
  existsSync(file) && (!statSync(file).isFile() || readFileSync(file, 'utf8') !== text);

export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
