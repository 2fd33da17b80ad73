/** Every call of the contract, by name. */
import type { Call } from '@sdhealth/bridge-sdk';
import { calls } from '../../../../platform/contract-rows.ts';

export const methods: readonly Call<string, never, unknown>[] = Object.values(calls)
  .flat()
  .sort((a, b) => (a.name < b.name ? -1 : 1));
