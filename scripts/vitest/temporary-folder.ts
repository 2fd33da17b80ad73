import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder, which is removed after the tests of a file or of a `describe`. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
