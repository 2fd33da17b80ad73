/** Every call of the contract with parameters to begin with, by capability; and every event. */

// By name, not as a namespace: that would keep the whole contract in what every page loads.
import {
  backPressed,
  bindMobile,
  type Call,
  chooseImages,
  closePage,
  dialPhone,
  getBundleInfo,
  getDeviceInfo,
  getLocation,
  getNetwork,
  getSteps,
  type HostEvent,
  login,
  logout,
  networkChanged,
  openApp,
  openCustomerService,
  openDocument,
  openExternal,
  openMiniProgram,
  openPage,
  openShareSheet,
  openStore,
  paused,
  paymentReturned,
  paySeq,
  previewImages,
  ready,
  refreshToken,
  reportFatal,
  requestStepLicence,
  resumed,
  saveImage,
  scanCode,
  sessionChanged,
  setSecureScreen,
  setShareContent,
  setTitle,
  shared,
  stepsChanged,
  updateAvailable,
} from '@sdhealth/bridge-sdk';
import { bridge } from '../../../platform/bridge.ts';
import { absoluteUrl, currentPath } from '../../../platform/history.ts';

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

const here = absoluteUrl(currentPath());
const content = { title: '健康服务 Health services', desc: 'A page worth sharing', link: here, imgUrl: '' };

export const examples = {
  session: [
    example(login, { reason: 'hybrid example' }),
    example(refreshToken, {}),
    example(bindMobile, {}),
    example(logout, {}),
  ],
  payment: [
    example(paySeq, {
      paySeq: 'PS-EXAMPLE',
      payServiceOrderId: 'PO-EXAMPLE',
      signature: 'example',
      payInfo: { unifiedOrderType: 'HEALTH' },
      redirectUrl: here,
      failUrl: here,
    }),
  ],
  navigation: [
    example(openPage, { url: here, title: 'Hybrid example' }),
    example(closePage, {}),
    example(openApp, { url: `sdhealth://open?url=${encodeURIComponent(here)}` }),
    example(openMiniProgram, { appId: 'wx0000000000000000', path: '/pages/index/index' }),
    example(openExternal, { url: 'https://example.com/' }),
    example(openStore, { appStoreUrl: here, androidUrl: here, marketUrl: here }),
    example(setTitle, { title: 'Hybrid example' }),
  ],
  share: [example(setShareContent, content), example(openShareSheet, content)],
  device: [
    example(getDeviceInfo, {}),
    example(getLocation, { coordinates: 'wgs84' }),
    example(scanCode, {}),
    example(dialPhone, { number: '4000000000' }),
    example(getNetwork, {}),
  ],
  media: [
    example(chooseImages, { count: 1 }),
    example(saveImage, { url: here }),
    example(previewImages, { urls: [here], current: 0 }),
    example(openDocument, { url: here, title: 'A document' }),
  ],
  health: [example(getSteps, { days: 7 }), example(requestStepLicence, {})],
  support: [example(openCustomerService, { phone: '4000000000' })],
  lifecycle: [
    example(ready, {}),
    example(reportFatal, { code: 'EXAMPLE', message: 'said by hand' }),
    example(setSecureScreen, { secure: true }),
    example(getBundleInfo, {}),
  ],
} satisfies Record<string, readonly Example[]>;

export type Capability = keyof typeof examples;

export const events: readonly HostEvent<string, unknown>[] = [
  sessionChanged,
  paymentReturned,
  backPressed,
  shared,
  networkChanged,
  stepsChanged,
  resumed,
  paused,
  updateAvailable,
];
