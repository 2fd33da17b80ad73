/** Lists the system packages that an engine needs, and reports missing packages. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../scripts/browser/find.ts';
import type { Engine } from './cases.ts';
import { PYTHON, WEB_DRIVER } from './webkit/program.ts';

interface Need {
  /** Debian's name of the package. */
  readonly name: string;
  isThere(): boolean;
}

const onPath = (file: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, file)));
const python = (code: string) => spawnSync(PYTHON, ['-c', `import gi\n${code}`]).status === 0;

const NEEDS: Readonly<Record<Engine, readonly Need[]>> = {
  webkit: [
    { name: 'xvfb', isThere: () => onPath('Xvfb') },
    { name: 'python3-gi', isThere: () => python('') },
    // Screenshots need Cairo.
    { name: 'python3-gi-cairo', isThere: () => python('gi.require_foreign("cairo")') },
    { name: 'gir1.2-gtk-3.0', isThere: () => python('gi.require_version("Gtk", "3.0")') },
    { name: 'gir1.2-webkit2-4.1', isThere: () => python('gi.require_version("WebKit2", "4.1")') },
    { name: 'webkit2gtk-driver', isThere: () => existsSync(WEB_DRIVER) },
  ],
  chromium: [{ name: 'chromium-headless-shell', isThere: () => findBrowser() !== undefined }],
};

/** Returns the missing Debian packages of an engine, or an empty list if it can run. */
export const missingFor = (engine: Engine): string[] =>
  NEEDS[engine].filter((need) => !need.isThere()).map(({ name }) => name);

export const aptCommand = (packages: readonly string[]): string[] => [
  ...['apt-get', '-o', 'DPkg::Lock::Timeout=400', 'install', '-y', '--no-install-recommends'],
  ...packages,
];

/** Returns a line with the cases that do not run, the missing packages, and the command that installs them. */
export const notRunLine = (what: readonly string[], missing: readonly string[]): string =>
  `NOT RUN: ${what.join(', ')}. Missing: ${missing.join(', ')}. Install: ${aptCommand(missing).join(' ')} (as root, or add --install).`;
