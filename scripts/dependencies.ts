/**
 * `node scripts/run.mjs dependencies` checks every package of the lock file (O11): licence, hash, install scripts, known vulnerabilities.
 * It also runs the registry's audit. If the registry does not answer, only the list in `scripts/dependencies/gate.ts` counts.
 */
import { audit } from './dependencies/audit.ts';
import { findingsOf } from './dependencies/gate.ts';
import { lockedPackages } from './dependencies/lock.ts';

export async function main(): Promise<number> {
  const packages = lockedPackages();
  const audited = audit();
  const findings = [...findingsOf(packages), ...(audited ?? [])];
  for (const finding of findings) console.log(finding);
  console.log(audited ? 'The registry answered.' : 'The registry did not answer: the list in gate.ts was used.');
  console.log(`${packages.length} packages, ${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
