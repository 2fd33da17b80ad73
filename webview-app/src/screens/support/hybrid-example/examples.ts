/** Lists every call of the contract by capability, with initial parameters, and every event. */

import type { HostEvent, HostMethod, ParamsOf } from '@sdhealth/bridge-sdk';
import { appSchemes } from '../../../installation/app-schemes.ts';
import { name } from '../../../installation/name.ts';
import { bridge } from '../../../platform/bridge.ts';
import * as contract from '../../../platform/contract-rows.ts';
import { absoluteUrl, currentPath } from '../../../platform/history.ts';

export interface Example {
  readonly method: HostMethod<string, never, unknown>;
  readonly params: unknown;
  /** Calls the host with the edited parameters. The bridge refuses invalid parameters. */
  run(params: unknown, signal: AbortSignal): Promise<unknown>;
}

export type Capability = keyof typeof contract.methods;
type Method = (typeof contract.methods)[Capability][number];

const address = absoluteUrl(currentPath());
const content = { title: `${name.zh} ${name.en}`, desc: 'A page worth sharing', link: address, imgUrl: '' };

/** Replaces the contract's sample parameters of some calls by more instructive ones. */
const overrides: { readonly [One in Method as One['name']]?: ParamsOf<One> } = {
  login: { reason: 'hybrid example' },
  paySeq: {
    paySeq: 'PS-EXAMPLE',
    payServiceOrderId: 'PO-EXAMPLE',
    signature: 'example',
    payInfo: { unifiedOrderType: 'HEALTH' },
    redirectUrl: address,
    failUrl: address,
  },
  openPage: { url: address, title: 'Hybrid example' },
  openApp: { url: `${appSchemes[0] ?? 'https'}://open?url=${encodeURIComponent(address)}` },
  openMiniProgram: { appId: 'wx0000000000000000', path: '/pages/index/index' },
  openExternal: { url: 'https://example.com/' },
  setTitle: { title: 'Hybrid example' },
  setShareContent: content,
  openShareSheet: content,
  dialPhone: { number: '4000000000' },
  chooseImages: { count: 1 },
  previewImages: { urls: [address], current: 0 },
  openDocument: { url: address, title: 'A document' },
  openCustomerService: { phone: '4000000000' },
  reportFatal: { code: 'EXAMPLE', message: 'said by hand' },
};
const params: Readonly<Record<string, unknown>> = { ...contract.samplesAt(address), ...overrides };

const exampleOf = (method: HostMethod<string, never, unknown>): Example => ({
  method,
  params: params[method.name],
  run: (edited, signal) => bridge.call(method, edited as never, { signal }),
});

/** Returns the examples of one capability. */
export function examplesOf(capability: Capability): readonly Example[] {
  const methods: readonly HostMethod<string, never, unknown>[] = contract.methods[capability];
  return methods.map(exampleOf);
}

export const capabilities = Object.keys(contract.methods) as Capability[];
export const events: readonly HostEvent<string, unknown>[] = contract.events;
