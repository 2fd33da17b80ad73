// Written from the contract by `npm run generate`; do not edit.
/** All methods of the contract, and nothing else: `@sdhealth/bridge-sdk/methods`. */
export { dialPhone, getDeviceInfo, getLocation, getNetwork, scanCode } from '../contract/device.ts';
export { getSteps, requestStepLicence } from '../contract/health.ts';
export { getBundleInfo, ready, reportFatal, setSecureScreen } from '../contract/lifecycle.ts';
export { chooseImages, openDocument, previewImages, saveImage } from '../contract/media.ts';
export {
  closePage,
  openApp,
  openExternal,
  openMiniProgram,
  openPage,
  openStore,
  setTitle,
} from '../contract/navigation.ts';
export { paySeq } from '../contract/payment.ts';
export { bindMobile, login, logout, refreshToken } from '../contract/session.ts';
export { openShareSheet, setShareContent } from '../contract/share.ts';
export { openCustomerService } from '../contract/support.ts';
