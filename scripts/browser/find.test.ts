import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findBrowser } from './find.ts';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const pathOf = (name: string) => join(folder, name);
beforeAll(() => {
  for (const name of ['mine', 'chromium', 'chromium-headless-shell']) {
    writeFileSync(pathOf(name), '');
    chmodSync(pathOf(name), 0o755);
  }
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['CHROME', 'CHROMIUM'])('the browser when %s names a program: is that program', (variable) => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv(variable, pathOf('mine'));
  expect(findBrowser()).toBe(pathOf('mine'));
});

it('the browser when PATH has several and CHROME names a missing file: the headless shell', () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME', pathOf('missing'));
  vi.stubEnv('CHROMIUM', '');
  expect(findBrowser()).toBe(pathOf('chromium-headless-shell'));
});
