/** What the provider's apps have learned when: the least version per call. */
import { compareVersions } from '../versions.ts';
import type { CallName, EventName } from './contract.ts';

export const APP_METHODS: Readonly<Record<CallName, string>> = {
  login: '1.0.0',
  logout: '1.0.0',
  refreshToken: '1.0.0',
  paySeq: '1.0.0',
  openPage: '1.0.0',
  closePage: '1.0.0',
  openApp: '1.0.0',
  openExternal: '1.0.0',
  setTitle: '1.0.0',
  dialPhone: '1.0.0',
  getDeviceInfo: '1.0.0',
  getNetwork: '1.0.0',
  getLocation: '1.0.0',
  openCustomerService: '1.0.0',
  bindMobile: '2.0.0',
  setShareContent: '2.0.0',
  openShareSheet: '2.0.0',
  scanCode: '2.0.0',
  chooseImages: '2.0.0',
  saveImage: '2.0.0',
  previewImages: '2.0.0',
  openMiniProgram: '2.0.0',
  getSteps: '2.0.0',
  requestStepLicence: '2.0.0',
  openDocument: '2.1.0',
  openStore: '2.1.0',
  ready: '2.1.0',
  reportFatal: '2.1.0',
  setSecureScreen: '2.4.0',
  getBundleInfo: '2.4.0',
};

export const APP_EVENTS: Readonly<Record<EventName, string>> = {
  sessionChanged: '1.0.0',
  paymentReturned: '1.0.0',
  backPressed: '1.0.0',
  resumed: '1.0.0',
  paused: '1.0.0',
  networkChanged: '1.0.0',
  shared: '2.0.0',
  stepsChanged: '2.0.0',
  updateAvailable: '2.4.0',
};

/** From 2.1.0 (210) on, the payment message carries absolute urls; before, paths. */
export const ABSOLUTE_URLS_SINCE = '2.1.0';

/** The rows of a table that an app of this version has. */
export const namesIn = <Name extends string>(table: Readonly<Record<Name, string>>, version: string): Name[] =>
  Object.keys(table).filter((name): name is Name => {
    const since = (table as Readonly<Record<string, string>>)[name];
    return since !== undefined && compareVersions(version, since) >= 0;
  });
