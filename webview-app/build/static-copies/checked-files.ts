/** Reads and checks the static files of an installation by the contract, for copies of them in a build. */
import {
  faultsOfFiles,
  lineOf,
  operationOf,
  type StaticFile,
} from '../../../fixtures/backend/src/check-static/check-files.ts';
import { ReadError, readStaticFiles } from '../../../fixtures/backend/src/check-static/read-files.ts';
import { loadContract } from '../../../fixtures/backend/src/contract/load-contract.ts';

export interface CheckedFiles {
  /** The files that a build may contain. */
  readonly files: readonly StaticFile[];
  /** A line for each fault. */
  readonly problems: readonly string[];
}

export async function checkedFiles(source: string): Promise<CheckedFiles> {
  const contract = await loadContract();
  try {
    const files = await readStaticFiles(source, contract);
    const faults = faultsOfFiles(contract, files).filter(({ isWarning }) => !isWarning);
    return {
      files: files.filter(({ path }) => operationOf(contract, path)?.isBesidePrice === false),
      problems: faults.map(lineOf),
    };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { files: [], problems: [error.message] };
  }
}
