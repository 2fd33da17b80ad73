/** Creates another release of the built app, in which each file of the program has another name and matching content. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { signOf } from '../../build/sign-of.ts';
import { type Answers, isPage, type Site } from './site.ts';

const BUILT = 'dist/web';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const HASH = /-([\w-]{7,8})(\.\w+)$/;

/** Returns the files of the built program. */
export const builtFiles = (): string[] => readdirSync(join(BUILT, 'assets'));

const changed = (hash: string): string => `${hash.slice(0, -2)}_2`;

/** Reads the site's page, and resolves to the other release, without the built files. */
export async function otherRelease({ origin }: Site): Promise<Answers> {
  const names = builtFiles();
  const hashes = new Set(names.flatMap((name) => HASH.exec(name)?.[1] ?? []));
  const hashPattern = new RegExp(`-(${[...hashes].join('|')})(?![\\w-])`, 'g');
  const renamed = (text: string) => text.replace(hashPattern, (_, hash: string) => `-${changed(hash)}`);
  const page = renamed(await (await fetch(`${origin}/health/`)).text());
  let worker = renamed(readFileSync(join(BUILT, 'worker.js'), 'utf8'));
  const files = new Map<string, Buffer>();
  for (const name of names) {
    const previous = readFileSync(join(BUILT, 'assets', name));
    const after = extname(name) in TYPES ? Buffer.from(renamed(String(previous))) : previous;
    worker = worker.replaceAll(signOf(previous), signOf(after));
    files.set(`/health/assets/${renamed(name)}`, after);
  }
  files.set('/health/worker.js', Buffer.from(`${worker}\n// another release`));
  files.set('/health/release.json', Buffer.from(renamed(readFileSync(join(BUILT, 'release.json'), 'utf8'))));
  return (path) => {
    const body = files.get(path);
    if (body) return { type: TYPES[extname(path)] ?? 'application/octet-stream', body };
    if (path.startsWith('/health/assets/')) return { status: 404, type: 'text/plain', body: 'Not found' };
    return isPage(path) ? { body: page } : undefined;
  };
}
