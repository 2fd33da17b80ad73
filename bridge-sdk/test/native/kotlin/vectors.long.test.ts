import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileAndRun } from './compile.ts';
import { findToolchain } from './toolchain.ts';

const match = findToolchain();

// Nothing is fetched for a test: `node scripts/run.mjs kotlin` does that once, and from then on this runs.
it.runIf(match)('the Kotlin compiles without a warning and runs all golden vectors', { timeout: 120_000 }, async () => {
  const log = join(mkdtempSync(join(tmpdir(), 'kotlin-log-')), 'said');
  const code = match && (await compileAndRun(match, log));
  expect({ code, said: readFileSync(log, 'utf8') }).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ vectors, 0 failed\n\d+ checks, 0 failed\n\d+ vectors of bundles, 0 failed\n$/),
  });
});
