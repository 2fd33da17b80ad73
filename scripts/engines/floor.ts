/**
 * Reads the oldest supported browser engines from `browserslist` in the root's `package.json`. Build targets, lint of globals and style
 * sheets, the page's first check and the README follow it.
 */
import browserslist from 'browserslist';
import { root } from '../workspace/root.ts';

/** Maps an engine's name in `browserslist` to its names in the compatibility data and in build targets. */
const ENGINES = [
  // Data of phones: some features reached desktops later.
  { listed: 'chrome', data: 'chrome_android', target: 'chrome' },
  { listed: 'safari', data: 'safari', target: 'safari' },
  { listed: 'ios_saf', data: 'safari_ios', target: 'ios' },
] as const;

export interface EngineFloor {
  /** The name in `@mdn/browser-compat-data`. */
  readonly engine: (typeof ENGINES)[number]['data'];
  readonly version: string;
}

/** Returns the oldest listed version of an engine. Throws when the engine is not listed. */
function oldestOf(engine: string, listed: readonly string[]): string {
  const versions = listed.filter((line) => line.startsWith(`${engine} `)).map((line) => line.slice(engine.length + 1));
  const [oldest] = versions.map((range) => range.split('-', 1)[0] ?? range).sort((a, b) => Number(a) - Number(b));
  if (oldest === undefined) throw new Error(`browserslist names no ${engine}`);
  return oldest;
}

const listed = browserslist(undefined, { path: root });
const oldestEngines = ENGINES.map(({ listed: name, ...names }) => ({ ...names, version: oldestOf(name, listed) }));

export const FLOOR: readonly EngineFloor[] = oldestEngines.map(({ data, version }) => ({ engine: data, version }));

export const BUILD_TARGETS: string[] = oldestEngines.map(({ target, version }) => `${target}${version}`);
