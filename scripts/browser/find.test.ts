import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { findBrowser } from './find.ts';

const folder = temporaryFolder();
const pathOf = (name: string) => join(folder, name);
for (const name of ['mine', 'chromium', 'chromium-headless-shell']) writeFileSync(pathOf(name), '', { mode: 0o755 });
afterEach(() => vi.unstubAllEnvs());

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
