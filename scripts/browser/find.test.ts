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

it.each(['CHROME', 'CHROMIUM'])('browser when %s names a program: that program', (variable) => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv(variable, place('mine'));
  expect(findBrowser()).toBe(place('mine'));
});

it('browser when the PATH has several: the headless shell, missing names are skipped', () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME', place('missing'));
  vi.stubEnv('CHROMIUM', '');
  expect(findBrowser()).toBe(place('chromium-headless-shell'));
});
