/** Reads a contract of any form, and refuses schemas that some language cannot express. */
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import type { BridgeConfig } from '../config.ts';
import { standard } from '../contract/read.ts';
import { type Contract, contractOf } from '../contract/rows.ts';
import { nameFaults } from '../names.ts';
import { readModules } from './modules.ts';
import { readOpenRpcFile } from './openrpc.ts';

/** Reads the contract at a path, relative to the folder `base`. */
export const readContract = async (path: string, base: string): Promise<Contract> =>
  contractOf(path.endsWith('.json') ? readOpenRpcFile(path, base) : await readModules(path, base));

/** Resolves to the contract of a configuration. Rejects with a ClearError that has a line for each fault. */
export async function contractOfConfig(config: BridgeConfig, base: string): Promise<Contract> {
  const contract = await readContract(config.contract, base);
  const faults = nameFaults(contract, config.extends ? standard : undefined, config.isLibrary ? 'Bridge' : config.name);
  if (faults.length > 0) throw new ClearError(faults.join('\n'));
  return contract;
}
