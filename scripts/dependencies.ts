/**
 * `node scripts/run.mjs dependencies` looks at every package of the lock file (O11): its licence, its hash, programs that run at its installation,
 * known holes. The registry's own audit is asked too; where it does not answer, the list in `scripts/dependencies/gate.ts` stands alone.
 */
import { audit } from './dependencies/audit.ts';
import { findingsOf } from './dependencies/gate.ts';
import { lockedPackages } from './dependencies/lock.ts';

export async function main(): Promise<number> {
  const packages = lockedPackages();
  const audited = audit();
  const findings = [...findingsOf(packages), ...(audited ?? [])];
  for (const finding of findings) console.log(finding);
  console.log(audited ? 'The registry has been asked.' : 'The registry does not answer: the list of holes was used.');
  console.log(`${packages.length} packages, ${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
