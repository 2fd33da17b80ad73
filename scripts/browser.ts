/** `node scripts/run.mjs browser` finds a browser for the end-to-end tests, or installs one unless `NO_INSTALL=1`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser/find.ts';
import { ClearError } from './workspace/clear-error.ts';
import { tool } from './workspace/root.ts';

const run = (file: string, args: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
};

/** Installs Chromium and a Chinese font. Without that font Chinese text is drawn as boxes. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('Installing a browser and a Chinese font (apt-get) ...');
  const install = (name: string) => run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name]);
  run('apt-get', ['update', '-qq']);
  if (!install('chromium-headless-shell')) install('chromium');
  install('fonts-noto-cjk');
}

function downloadFromPlaywright(): void {
  console.log('Downloading a browser (playwright install chromium) ...');
  run(tool('playwright'), ['install', 'chromium']);
}

/**
 * Returns the browser's path, and installs a browser when the machine has none. Throws a one-line error that
 * names what to install if that fails.
 */
export function requireBrowser(): string {
  const installers = process.env['NO_INSTALL'] === '1' ? [] : [installFromDebian, downloadFromPlaywright];
  for (const install of [() => {}, ...installers]) {
    install();
    const match = findBrowser();
    if (match !== undefined) return match;
  }
  throw new ClearError('No browser: install Chromium or Chrome, or name one in the environment variable CHROME.');
}

export async function main(): Promise<number> {
  console.log(requireBrowser());
  return 0;
}
