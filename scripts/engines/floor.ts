/**
 * The oldest engines that the app runs in. They have one source, the entry `browserslist` of the root's `package.json`: the build's targets, the lint
 * of globals and style sheets, the first check of the page and the README follow it.
 */
import browserslist from 'browserslist';
import { root } from '../workspace/root.ts';

/** Engines by their names in the entry, with those of the compatibility data and of the build's targets. */
const ENGINES = [
  // Phones' data: on desks some parts came later.
  { listed: 'chrome', data: 'chrome_android', target: 'chrome' },
  { listed: 'safari', data: 'safari', target: 'safari' },
  { listed: 'ios_saf', data: 'safari_ios', target: 'ios' },
] as const;

export interface EngineFloor {
  /** The name in `@mdn/browser-compat-data`. */
  readonly engine: (typeof ENGINES)[number]['data'];
  /** The oldest version that the entry has, such as `15.4`. */
  readonly version: string;
}

/** Returns the oldest version that the entry has of an engine. Throws where it has none. */
function oldestOf(engine: string, listed: readonly string[]): string {
  const versions = listed.filter((line) => line.startsWith(`${engine} `)).map((line) => line.slice(engine.length + 1));
  const [oldest] = versions.map((range) => range.split('-', 1)[0] ?? range).sort((a, b) => Number(a) - Number(b));
  if (oldest === undefined) throw new Error(`browserslist names no ${engine}`);
  return oldest;
}

const listed = browserslist(undefined, { path: root });
const oldest = ENGINES.map(({ listed: name, ...names }) => ({ ...names, version: oldestOf(name, listed) }));

export const FLOOR: readonly EngineFloor[] = oldest.map(({ data, version }) => ({ engine: data, version }));

/** The targets of a build, such as `chrome97`. */
export const BUILD_TARGETS: string[] = oldest.map(({ target, version }) => `${target}${version}`);
