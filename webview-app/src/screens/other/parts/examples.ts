/** Every call of the contract with parameters to begin with, by capability; and every event. */

import type { Call, Event } from '@sdhealth/bridge-sdk';
import * as bridgeCalls from '@sdhealth/bridge-sdk';
import { bridge } from '../../../store/bridge.ts';

export interface Example {
  readonly method: Call<string, never, unknown>;
  readonly params: unknown;
  /** Asks the host with the parameters as they were edited; the bridge itself refuses bad ones. */
  run(params: unknown, signal: AbortSignal): Promise<unknown>;
}

const example = <P, R>(method: Call<string, P, R>, params: P): Example => ({
  method,
  params,
  run: (edited, signal) => bridge.call(method, edited as P, { signal }),
});

const here = location.href.split('#', 1)[0] ?? '';
const content = { title: '健康服务 Health services', desc: 'A page worth sharing', link: here, imgUrl: '' };
const b = bridgeCalls;

export const examples = {
  session: [
    example(b.login, { reason: 'hybrid example' }),
    example(b.refreshToken, {}),
    example(b.bindMobile, {}),
    example(b.logout, {}),
  ],
  payment: [
    example(b.paySeq, {
      paySeq: 'PS-EXAMPLE',
      payServiceOrderId: 'PO-EXAMPLE',
      signature: 'example',
      payInfo: { unifiedOrderType: 'HEALTH' },
      redirectUrl: here,
      failUrl: here,
    }),
  ],
  navigation: [
    example(b.openPage, { url: here, title: 'Hybrid example' }),
    example(b.closePage, {}),
    example(b.openApp, { url: `sdhealth://open?url=${encodeURIComponent(here)}` }),
    example(b.openMiniProgram, { appId: 'wx0000000000000000', path: '/pages/index/index' }),
    example(b.openExternal, { url: 'https://example.com/' }),
    example(b.openStore, { appStoreUrl: '', androidUrl: '', marketUrl: '' }),
    example(b.setTitle, { title: 'Hybrid example' }),
  ],
  share: [example(b.setShareContent, content), example(b.openShareSheet, content)],
  device: [
    example(b.getDeviceInfo, {}),
    example(b.getLocation, { coordinates: 'wgs84' }),
    example(b.scanCode, {}),
    example(b.dialPhone, { number: '4000000000' }),
    example(b.getNetwork, {}),
  ],
  media: [
    example(b.chooseImages, { count: 1 }),
    example(b.saveImage, { url: here }),
    example(b.previewImages, { urls: [here], current: 0 }),
    example(b.openDocument, { url: here, title: 'A document' }),
  ],
  health: [example(b.getSteps, { days: 7 }), example(b.requestStepLicence, {})],
  support: [example(b.openCustomerService, { phone: '4000000000' })],
  lifecycle: [
    example(b.ready, {}),
    example(b.reportFatal, { code: 'EXAMPLE', message: 'said by hand' }),
    example(b.setSecureScreen, { secure: true }),
    example(b.getBundleInfo, {}),
  ],
} satisfies Record<string, readonly Example[]>;

export type Capability = keyof typeof examples;

export const events: readonly Event<string, unknown>[] = [
  b.sessionChanged,
  b.paymentReturned,
  b.backPressed,
  b.shared,
  b.networkChanged,
  b.stepsChanged,
  b.resumed,
  b.paused,
  b.updateAvailable,
];
