/** Holds the programs whose size is measured, with our SDK and with other libraries: each logs the result of a call of the host. */

/** The smallest program, for comparison: callbacks and JSON text, without promises. */
export const BARE_HANDLER = `
const open = {};
let n = 0;
window.sdhealthBridge = { receive(text) { const { id, result } = JSON.parse(text); open[id](result); delete open[id]; } };
const call = (method, params) => new Promise((resolve) => {
  const id = ++n;
  open[id] = resolve;
  window.sdhealthHost.postMessage(JSON.stringify({ id, method, params }));
});
call('getNetwork', {}).then(console.log);
`;

const SDK = '@sdhealth/bridge-sdk';
const NATIVE = 'bridge-sdk/src/hosts/connect-native.ts';

export const PROGRAMS = {
  bareImport: `import '${SDK}';`,
  native: `import { connectNative } from './${NATIVE}';
import { getNetwork } from '${SDK}';
connectNative().then((bridge) => bridge.call(getNetwork, {})).then(console.log);`,
  detected: `import { connect, getNetwork } from '${SDK}';
connect().then((bridge) => bridge.call(getNetwork, {})).then(console.log);`,
  whole: `export * from '${SDK}';
export * from './${NATIVE}';`,
  debugged: `import { openOnGesture } from '${SDK}/debug';
openOnGesture(window.bridge, { taps: 5 });`,
  rowsFew: `export { getNetwork } from '${SDK}';`,
  rowsMany: `export { getNetwork, getDeviceInfo, getLocation, scanCode, dialPhone, chooseImages, saveImage, previewImages, openPage, setTitle, getBundleInfo } from '${SDK}';`,
} as const;

/** The number of methods that only `rowsMany` imports. */
export const FURTHER_ROWS = 10;

export const PEERS: Readonly<Record<string, string>> = {
  'vk-bridge 3.0.2': `import bridge from '@vkontakte/vk-bridge'; bridge.send('VKWebAppGetUserInfo').then(console.log);`,
  'penpal 7.0.6': `import { connect, WindowMessenger } from 'penpal';
const messenger = new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: ['https://shell.example'] });
connect({ messenger }).promise.then((host) => host.getNetwork()).then(console.log);`,
  'comlink 4.4.2': `import { windowEndpoint, wrap } from 'comlink';
wrap(windowEndpoint(window.parent)).getNetwork().then(console.log);`,
  'dsbridge 3.1.4': `import bridge from 'dsbridge'; bridge.call('getNetwork', {}, console.log);`,
};
