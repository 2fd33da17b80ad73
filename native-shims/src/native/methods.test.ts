import * as sdk from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { installHost } from '../vitest.ts';
import type { CallName, ContractCalls } from './contract.ts';

/** One good call of every method. */
const PARAMS: { [Name in CallName]: sdk.ParamsOf<ContractCalls[Name]> } = {
  login: {},
  refreshToken: {},
  logout: {},
  bindMobile: {},
  paySeq: {
    paySeq: 'PS1',
    payServiceOrderId: 'PO1',
    signature: 's',
    payInfo: { unifiedOrderType: 'SDHEALTH' },
    redirectUrl: new URL('/ok', location.href).href,
    failUrl: new URL('/no', location.href).href,
  },
  openPage: { url: '/health/' },
  closePage: {},
  openApp: { url: 'sdhealth://open' },
  openMiniProgram: { appId: 'wx1' },
  openExternal: { url: 'https://a.test/' },
  openStore: {},
  setTitle: { title: 'Health' },
  setShareContent: { title: 'Health', desc: '', link: 'https://a.test/', imgUrl: '' },
  openShareSheet: { title: 'Health', desc: '', link: 'https://a.test/', imgUrl: '' },
  getDeviceInfo: {},
  getLocation: {},
  scanCode: {},
  dialPhone: { number: '95500' },
  getNetwork: {},
  chooseImages: { count: 2 },
  saveImage: { url: 'https://a.test/a.png' },
  previewImages: { urls: ['https://a.test/a.png'] },
  openDocument: { url: 'https://a.test/a.pdf' },
  getSteps: { days: 7 },
  requestStepLicence: {},
  openCustomerService: {},
  ready: {},
  reportFatal: { code: 'E1', message: '' },
  setSecureScreen: { secure: true },
  getBundleInfo: {},
};

const rowOf = (name: string) =>
  Object.values(sdk).find((row) => Object(row).kind === 'call' && Object(row).name === name);

test('what the app answers is what the contract’s own checks accept, for every method', async () => {
  installHost('ios-app', { settle: async () => {}, token: 'token-1', logIn: async () => 'token-2' });
  const bridge = sdk.createBridge();
  await bridge.opened;
  const sessions: boolean[] = [];
  bridge.on(sdk.sessionChanged, ({ loggedIn }) => sessions.push(loggedIn));
  for (const name of Object.keys(PARAMS)) {
    // Ends the session that the others need.
    if (name === 'logout') continue;
    const row = rowOf(name) as sdk.Call<string, unknown, unknown>;
    // A result of another shape would reject BAD_REPLY.
    await expect(bridge.call(row, PARAMS[name as CallName])).resolves.toBeDefined();
  }
  await expect(bridge.call(sdk.logout, {})).resolves.toEqual({});
  expect(sessions).toEqual([true, false]);
  expect(bridge.health().dropped).toEqual({});
  bridge.dispose();
});
