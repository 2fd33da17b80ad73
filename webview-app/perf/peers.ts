/** Builds the same small app in other libraries, with their own tools. The sources are in `peers/<name>`, the builds in a cache folder. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../../scripts/workspace/fetch-tools.ts';
import { filesIn } from '../../scripts/workspace/files.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root } from '../../scripts/workspace/root.ts';
import type { Contender } from './contenders.ts';

const SOURCES = join(root, 'webview-app/perf/peers');
const CONTENT = join(SOURCES, 'content.json');
/** The build of a peer, as `peers/<name>/peer.json` has it. */
interface Peer {
  readonly title: string;
  /** The folder that `npm run build` writes. */
  readonly output: string;
  /** The base path that it is built for. */
  readonly base: string;
  readonly home: string;
  /** The time that its pages move at a change (milliseconds, default 0). A tap meanwhile is lost. */
  readonly movesMs?: number;
}

/** Builds the selected peers. Returns those that could be built and calls `say` for each other one. */
export async function buildPeers(
  isWanted: (name: string) => boolean,
  say: (line: string) => void,
): Promise<Contender[]> {
  const matches: Contender[] = [];
  const names = readdirSync(SOURCES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  for (const name of names.filter(isWanted)) {
    const peer: Peer = JSON.parse(readFileSync(join(SOURCES, name, 'peer.json'), 'utf8'));
    const folder = await built(name, peer);
    const { title, base, home, movesMs = 0 } = peer;
    if (folder) matches.push({ name: title, folder, base, home, kind: 'peer', movesMs });
    else say(`${title} could not be built here and is left out.`);
  }
  return matches;
}

/** Builds a peer unless a build of the same sources exists. Returns its folder; undefined if the build fails. */
async function built(name: string, { output }: Peer): Promise<string | undefined> {
  const folder = toolsFolder(`perf/${name}`);
  const out = join(folder, output);
  const mark = join(folder, 'built-of.json');
  const sources = JSON.stringify([textOf(join(SOURCES, name)), readFileSync(CONTENT, 'utf8')]);
  if (existsSync(out) && existsSync(mark) && readFileSync(mark, 'utf8') === sources) return out;
  console.log(`Building the peer ${name} (npm) ...`);
  for (const old of [mark, out, join(folder, 'src')]) rmSync(old, { recursive: true, force: true });
  cpSync(join(SOURCES, name), folder, { recursive: true });
  cpSync(CONTENT, join(folder, 'src/content.json'));
  const npm = (...words: string[]) =>
    run('npm', [...words, '--prefix', folder, '--loglevel=error'], { env: { NODE_ENV: '' } });
  const isThere = existsSync(join(folder, 'node_modules')) || (await npm('install', '--no-audit', '--no-fund')) === 0;
  if (!isThere || (await npm('run', 'build')) !== 0 || !existsSync(out)) return undefined;
  writeFileSync(mark, sources);
  return out;
}

/** Returns the texts of a folder's files, each with its name. */
const textOf = (folder: string): [string, string][] =>
  filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
