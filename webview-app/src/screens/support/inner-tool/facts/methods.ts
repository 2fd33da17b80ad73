/** Lists every call of the contract by name. */
import type { HostMethod } from '@sdhealth/bridge-sdk';
import { methods as contractMethods } from '../../../../platform/contract-rows.ts';

export const methods: readonly HostMethod<string, never, unknown>[] = Object.values(contractMethods)
  .flat()
  .sort((a, b) => (a.name < b.name ? -1 : 1));
