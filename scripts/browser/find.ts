import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell needs a third of the full browser's time per page, so it comes first.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const USUAL_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * Returns the path of the browser to test with: `CHROME` or `CHROMIUM` of the environment, else a program on the PATH or in a usual
 * folder, else Playwright's download. Returns undefined when nothing is installed.
 */
export function findBrowser(): string | undefined {
  const preset = [process.env['CHROME'], process.env['CHROMIUM']].filter((file) => file !== undefined && file !== '');
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...USUAL_FOLDERS];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [...preset, ...installed, ...USUAL_FILES, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** Returns Playwright's options for that browser, without a window. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return { ...(executablePath && { executablePath }), args: ['--headless', '--no-sandbox', '--disable-gpu'] };
}
