import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileAndRun } from './compile.ts';
import { findToolchain } from './toolchain.ts';

const toolchain = findToolchain();

// Runs only if the compiler is on this machine: tests fetch nothing, but `node scripts/run.mjs kotlin` fetches it once.
it.runIf(toolchain)(
  'the library’s Kotlin when it is compiled and run: has no warning and passes all golden vectors',
  { timeout: 120_000 },
  async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'kotlin-log-')), 'output');
    const code = toolchain && (await compileAndRun(toolchain, log));
    expect({ code, output: readFileSync(log, 'utf8') }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^\d+ vectors, 0 failed\n\d+ checks, 0 failed\n\d+ vectors of bundles, 0 failed\n$/,
      ),
    });
  },
);
