import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

/** Writes missing generated code and pages of the contract before all tests. Git ignores them. */
export function setup(): void {
  if (existsSync(join(root, 'bridge-sdk/native/kotlin/Models.kt'))) return;
  execFileSync(process.execPath, [join(root, 'scripts/run.mjs'), 'generate', '--missing'], { stdio: 'inherit' });
}
