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
  ...[
    'bench',
    'bundle-tool',
    'create',
    'generator',
    'packing',
    'site',
    'test/guides',
    'test/mistakes',
    'test/native',
  ].map((folder) => `bridge-sdk/${folder}`),
  ...['build', 'chaos', 'matrix', 'old-engine', 'perf', 'pictures'].map((folder) => `webview-app/${folder}`),
] as const;

const SCREENS = 'webview-app/src/screens/';
/** Names the app shell around the screens, which tests treat as an area. */
const APP_SHELL = 'app';
/** Names the commands, builds and checks, which tests treat as an area. */
export const TOOLS = 'tools';

const allAreas = (): string[] => [
  ...readdirSync(join(root, SCREENS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  APP_SHELL,
  TOOLS,
];

/** Returns the areas of a command line. Throws a one-line error for an unknown area. */
export function namedAreas(names: readonly string[]): string[] {
  const areas = allAreas();
  const unknown = names.find((name) => !areas.includes(name));
  if (unknown !== undefined) throw new ClearError(`No area ${unknown}; there are ${areas.join(', ')}.`);
  return [...names];
}

/** Returns the areas that files belong to: by screens, texts, backend, app shell and tools. */
export function areasOf(files: readonly string[]): string[] {
  const areas = allAreas();
  const named = files.map((file) => /^(?:webview-app\/src\/(?:screens\/)?|fixtures\/src\/)([^/]+)\//.exec(file)?.[1]);
  const isTool = (file: string) => TOOL_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return areas.filter((area) => named.includes(area) || (area === TOOLS && files.some(isTool)));
}

/** Returns the files that differ from the last commit. Returns no files outside a git checkout. */
export function changedFiles(): string[] {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
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
    .map((area) => (area === APP_SHELL ? 'webview-app/src/app/' : `${SCREENS}${area}/`));
