/** Compares the public interface with that of the last release. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractDocument } from '../../bridge-sdk/generator/src/contract/document.ts';
import { contractChanges } from '../../bridge-sdk/generator/src/diff/contract-changes.ts';
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import type { Json } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';
import { readContract } from '../../bridge-sdk/generator/src/load/contract.ts';
import { readReport, reportFile } from '../../bridge-sdk/packing/api-reports.ts';
import { documentAt } from '../../fixtures/backend/src/contract/diff/against.ts';
import { documentChanges } from '../../fixtures/backend/src/contract/diff/documents.ts';
import { root } from '../workspace/root.ts';
import { exportChanges } from './export-changes.ts';
import { fileAt, filesWrittenAt, isCommitted, releaseCommit } from './last-release.ts';
import { runInNewProcess } from './set-version.ts';

const CONTRACT = 'bridge-sdk/native/openrpc.json';
const BACKEND_CONTRACT = {
  command: 'fixtures/backend/src/contract/main.ts',
  document: 'dist/contract/openapi.json',
};
/** The packages with an API report. */
const REPORTED_PACKAGES = ['bridge-sdk', 'native-shims'];

async function contractAt(commit: string): Promise<Json> {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  try {
    writeFileSync(join(folder, 'openrpc.json'), fileAt(commit, CONTRACT));
    return contractDocument(await readContract('openrpc.json', folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the API reports of a commit. Up to 1.0.0-rc.0 they are in git. */
function reportsAt(commit: string): string[] {
  return isCommitted(commit, 'bridge-sdk/api-report.md')
    ? REPORTED_PACKAGES.map((folder) => fileAt(commit, `${folder}/api-report.md`))
    : filesWrittenAt(commit, ['api-reports'], REPORTED_PACKAGES.map(reportFile));
}

/** Returns the changes of the backend's contract, as a server of the last release meets them. Older commits write none. */
function backendChanges(commit: string): Change[] {
  if (!isCommitted(commit, BACKEND_CONTRACT.command)) return [];
  runInNewProcess('contract');
  const document: Json = JSON.parse(readFileSync(join(root, BACKEND_CONTRACT.document), 'utf8'));
  return documentChanges(documentAt(commit), document);
}

/** Resolves to the changes of contracts and exports since the last release. Resolves to undefined when its commit is unknown. */
export async function changesSinceLast(): Promise<Change[] | undefined> {
  const commit = releaseCommit();
  if (commit === undefined) return undefined;
  runInNewProcess('api-reports');
  const previous = reportsAt(commit);
  return [
    ...contractChanges(await contractAt(commit), contractDocument()),
    ...backendChanges(commit),
    ...REPORTED_PACKAGES.flatMap((folder, index) =>
      exportChanges(`@sdhealth/${folder}`, previous[index] ?? '', readReport(folder)),
    ),
  ];
}
