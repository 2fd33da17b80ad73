/** Runs `node scripts/run.mjs api-reports`: writes the public API of SDK and shims into `dist/api-reports/<folder>.md`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import { apiReport } from './api-report.ts';
import { buildPackage } from './build.ts';
import { ENTRIES, SHIM_ENTRIES } from './entries.ts';
import { writeShimDeclarations } from './shims.ts';

const REPORTED = { 'bridge-sdk': ENTRIES, 'native-shims': SHIM_ENTRIES } as const;

export const reportFile = (folder: string): string => `dist/api-reports/${folder}.md`;
export const readReport = (folder: string): string => readFileSync(join(root, reportFile(folder)), 'utf8');

export async function main(): Promise<number> {
  await buildPackage();
  await writeShimDeclarations();
  mkdirSync(join(root, 'dist/api-reports'), { recursive: true });
  for (const [folder, entries] of Object.entries(REPORTED))
    writeFileSync(join(root, reportFile(folder)), apiReport(join(root, folder), entries).text);
  return 0;
}
