/** The baseline is the public surface of the last release: the contract, and the API reports of the packages. A release writes it anew, and it is committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDocument } from '../../bridge-sdk/generator/src/contract/document.ts';
import { contractChanges } from '../../bridge-sdk/generator/src/diff/contract-changes.ts';
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import { root } from '../workspace/root.ts';
import { exportChanges } from './export-changes.ts';

const FOLDER = 'scripts/release/last';
/** The reports of what packages export, by the package's name, and their copies. */
const REPORTS = [
  ['@sdhealth/bridge-sdk', 'bridge-sdk/api-report.md', 'bridge-sdk.api.txt'],
  ['@sdhealth/native-shims', 'native-shims/api-report.md', 'native-shims.api.txt'],
] as const;

const last = (file: string) => join(root, FOLDER, file);
const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the changes of what is public since the last release; undefined before the first one. */
export function changesSinceLast(): Change[] | undefined {
  if (!existsSync(last('contract.json'))) return undefined;
  return [
    ...contractChanges(JSON.parse(read(last('contract.json'))), contractDocument()),
    ...REPORTS.flatMap(([name, report, copy]) => exportChanges(name, read(last(copy)), read(join(root, report)))),
  ];
}

/** Keeps what is public now for the next release. */
export function keepBaseline(): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(last('contract.json'), `${JSON.stringify(contractDocument(), null, 2)}\n`);
  for (const [, report, copy] of REPORTS) writeFileSync(last(copy), read(join(root, report)));
}
