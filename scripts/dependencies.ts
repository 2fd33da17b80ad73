/**
 * `node scripts/run.mjs dependencies` looks at every package of the lock file (O11): its licence, its hash, programs that run at its installation,
 * known holes. The registry's own audit is asked too; where it does not answer, the list in `scripts/dependencies/gate.ts` stands beside its
 * last good answer, whose day is said.
 */
import { join } from 'node:path';
import { audit } from './dependencies/audit.ts';
import { findingsOf } from './dependencies/gate.ts';
import { answerLine, keepAnswer } from './dependencies/last-answer.ts';
import { lockedPackages } from './dependencies/lock.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const packages = lockedPackages();
  const audited = audit();
  const answer = keepAnswer(join(root, '.cache/audit.json'), audited, new Date());
  const findings = [...findingsOf(packages), ...(answer?.findings ?? [])];
  for (const finding of findings) console.log(finding);
  console.log(answerLine(audited !== undefined, answer));
  console.log(`${packages.length} packages, ${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
