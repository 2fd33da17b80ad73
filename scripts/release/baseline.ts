/** Reads what was public at the last release, and compares it with what is public now. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractDocument } from '../../bridge-sdk/generator/src/contract/document.ts';
import { contractChanges } from '../../bridge-sdk/generator/src/diff/contract-changes.ts';
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import type { Json } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';
import { readContract } from '../../bridge-sdk/generator/src/load/contract.ts';
import { root } from '../workspace/root.ts';
import { exportChanges } from './export-changes.ts';
import { currentVersion } from './workspaces.ts';

const CONTRACT = 'bridge-sdk/native/openrpc.json';
/** The API reports by the names of their packages. */
const REPORTS = [
  ['@sdhealth/bridge-sdk', 'bridge-sdk/api-report.md'],
  ['@sdhealth/native-shims', 'native-shims/api-report.md'],
] as const;

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Returns the commit of the current version: its tag, else the commit that wrote the version into the manifest. Undefined where
 * the history does not go back so far, as in a shallow clone.
 */
function releaseCommit(): string | undefined {
  const version = currentVersion();
  const tag = git('tag', '--list', `v${version}`).trim();
  const commit =
    tag || git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'bridge-sdk/package.json').trim();
  return commit || undefined;
}

async function contractAt(commit: string): Promise<Json> {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  try {
    writeFileSync(join(folder, 'openrpc.json'), git('show', `${commit}:${CONTRACT}`));
    return contractDocument(await readContract('openrpc.json', folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves to the changes of contract and exports since the last release; undefined where no commit of it is known. */
export async function changesSinceLast(): Promise<Change[] | undefined> {
  const commit = releaseCommit();
  if (commit === undefined) return undefined;
  return [
    ...contractChanges(await contractAt(commit), contractDocument()),
    ...REPORTS.flatMap(([name, report]) =>
      exportChanges(name, git('show', `${commit}:${report}`), readFileSync(join(root, report), 'utf8')),
    ),
  ];
}
