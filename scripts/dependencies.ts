/**
 * `npm run dependencies` looks at every package of the lock file (O11): its licence, its hash, programs that run at its installation,
 * known holes. The registry's own audit is asked too; where it cannot be had, the list in `scripts/dependencies/rules.ts` stands alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './dependencies/audit.ts';
import { findingsOf } from './dependencies/findings.ts';
import { packagesOf, readLock } from './dependencies/lock.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const packages = packagesOf(readLock());
  const audited = audit();
  const findings = [...findingsOf(packages, shippedNames()), ...(audited ?? [])];
  for (const finding of findings) console.log(finding);
  console.log(
    audited ? 'The registry has been asked.' : 'The registry has no audit here; the kept list of holes was used.',
  );
  console.log(`${packages.length} packages, ${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

/** The packages that the app's own manifest wants, with all that these need: they may reach a phone. */
function shippedNames(): Set<string> {
  const { packages } = readLock();
  const names = new Set<string>();
  const add = (wanted: Readonly<Record<string, string>> = {}) => {
    for (const name of Object.keys(wanted)) {
      if (names.has(name)) continue;
      names.add(name);
      add(packages[`node_modules/${name}`]?.dependencies);
    }
  };
  for (const workspace of ['webview-app', 'bridge-sdk']) {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    add(manifest.dependencies);
    add(manifest.peerDependencies);
  }
  return names;
}
