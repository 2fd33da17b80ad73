/** Chooses the areas of the app whose whole-page tests run, and the tools, whose tests run when they changed. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { root } from '../workspace/root.ts';

/** Lists folders with tests of commands, builds and checks, which run in Node. */
export const TOOL_FOLDERS = [
  'scripts',
  'docs',
  ...['bench', 'bundle-tool', 'create', 'generator', 'packing', 'site', 'test/guides', 'test/holes', 'test/native'].map(
    (folder) => `bridge-sdk/${folder}`,
  ),
  ...['build', 'chaos', 'matrix', 'old-engine', 'perf', 'pictures'].map((folder) => `webview-app/${folder}`),
] as const;

const SCREENS = 'webview-app/src/screens/';
/** Names the frame around the screens, which tests treat as an area. */
const FRAME = 'app';
/** Names the commands, builds and checks, which tests treat as an area. */
export const TOOLS = 'tools';

const allAreas = (): string[] => [
  ...readdirSync(join(root, SCREENS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  FRAME,
  TOOLS,
];

/** Returns the areas of a command line. Throws one clear line for an unknown area. */
export function namedAreas(words: readonly string[]): string[] {
  const all = allAreas();
  const unknown = words.find((word) => !all.includes(word));
  if (unknown !== undefined) throw new ClearError(`No area ${unknown}; there are ${all.join(', ')}.`);
  return [...words];
}

/** Returns the areas that files belong to: by screens, words, backend, frame and tools. */
export function areasOf(files: readonly string[]): string[] {
  const all = allAreas();
  const named = files.map((file) => /^(?:webview-app\/src\/(?:screens\/)?|fixtures\/src\/)([^/]+)\//.exec(file)?.[1]);
  const isTool = (file: string) => TOOL_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return all.filter((area) => named.includes(area) || (area === TOOLS && files.some(isTool)));
}

/** Returns the files that differ from the last commit, none without git. */
export function changedFiles(): string[] {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const names = `${git('diff', '--name-only', 'HEAD')}${git('ls-files', '--others', '--exclude-standard')}`;
    return names.split('\n').filter((name) => name !== '');
  } catch {
    return [];
  }
}

/** Returns the folders of areas' whole-page tests, as filters of the test runner. */
export const pageFolders = (areas: readonly string[]): string[] =>
  areas
    .filter((area) => area !== TOOLS)
    .map((area) => (area === FRAME ? 'webview-app/src/app/' : `${SCREENS}${area}/`));
