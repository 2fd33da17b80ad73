import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findBrowser } from './find.ts';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const place = (name: string) => join(folder, name);
beforeAll(() => {
  for (const name of ['mine', 'chromium', 'chromium-headless-shell']) {
    writeFileSync(place(name), '');
    chmodSync(place(name), 0o755);
  }
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['CHROME', 'CHROMIUM'])('takes the browser that %s names', (variable) => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv(variable, place('mine'));
  expect(findBrowser()).toBe(place('mine'));
});

it('prefers the light browser on the PATH, and passes over a name that is not there', () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME', place('missing'));
  vi.stubEnv('CHROMIUM', '');
  expect(findBrowser()).toBe(place('chromium-headless-shell'));
});
