/**
 * Lists programs for a comparison. Each makes a call `getNetwork {}` to the same host, which answers `{ type: 'wifi' }` in a later task, as
 * native hosts do. A program exports `open()`, which resolves to a function that makes one call.
 */

/** Imitates a JSON host: parses the text and answers in the next task. */
const HOST = `
const hop = new MessageChannel();
const tasks = [];
hop.port1.onmessage = () => tasks.shift()();
const inSeparateTask = (run) => { tasks.push(run); hop.port2.postMessage(0); };
`;

/** Returns a program without promises. `head` begins its messages, `id` is the expression of an id. */
const bareProgram = (name: string, head: string, id: string) => `${HOST}
export async function open() {
  const open = new Map();
  let n = 0;
  globalThis.${name} = { receive(text) { const { id, result } = JSON.parse(text); const done = open.get(id); open.delete(id); done(result); } };
  const host = { postMessage(text) {
    const { id } = JSON.parse(text);
    inSeparateTask(() => globalThis.${name}.receive(JSON.stringify({ ${head}id, result: { type: 'wifi' } })));
  } };
  return (params) => new Promise((resolve) => {
    const id = ${id};
    open.set(id, resolve);
    host.postMessage(JSON.stringify({ ${head}id, method: 'getNetwork', params }));
  });
}`;

const sdkProgram = (batch: boolean) => `${HOST}
import { connectNative } from './bridge-sdk/src/hosts/connect-native.ts';
import { getNetwork } from '@sdhealth/bridge-sdk';
export async function open() {
  const handshake = { protocol: '1.0', app: { name: 'Bench', version: '1.0.0' }, methods: { getNetwork: 1 }, events: [], batch: ${batch} };
  const answer = ({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'initialize' ? handshake : { type: 'wifi' } });
  globalThis.benchHost${batch ? 2 : 1} = { postMessage(text) {
    const message = JSON.parse(text);
    inSeparateTask(() => globalThis.benchPage${batch ? 2 : 1}.receive(JSON.stringify(Array.isArray(message) ? message.map(answer) : answer(message))));
  } };
  const bridge = await connectNative({ hostName: 'benchHost${batch ? 2 : 1}', pageName: 'benchPage${batch ? 2 : 1}' });
  return (params) => bridge.call(getNetwork, params);
}`;

const VK_BRIDGE = `${HOST}
globalThis.AndroidBridge = { VKWebAppGetUserInfo(text) {
  const { request_id } = JSON.parse(text);
  inSeparateTask(() => globalThis.dispatchEvent(new CustomEvent('VKWebAppEvent', {
    detail: { type: 'VKWebAppGetUserInfoResult', data: { ...JSON.parse(JSON.stringify({ type: 'wifi', request_id })) } },
  })));
} };
export async function open() {
  const { default: bridge } = await import('@vkontakte/vk-bridge');
  return (params) => bridge.send('VKWebAppGetUserInfo', params);
}`;

const DSBRIDGE = `${HOST}
import bridge from 'dsbridge';
globalThis._dsbridge = { call(method, text) {
  const { _dscbstub } = JSON.parse(text);
  if (!_dscbstub) return '{}';
  inSeparateTask(() => { const done = globalThis[_dscbstub]; delete globalThis[_dscbstub]; done(JSON.parse(JSON.stringify({ type: 'wifi' }))); });
  return '{}';
} };
export async function open() {
  return (params) => new Promise((resolve) => bridge.call('getNetwork', params, resolve));
}`;

const COMLINK = `
import { expose, wrap } from 'comlink';
export async function open() {
  const { port1, port2 } = new MessageChannel();
  expose({ getNetwork: () => ({ type: 'wifi' }) }, port2);
  const host = wrap(port1);
  return (params) => host.getNetwork(params);
}`;

const PENPAL = `
import { connect, PortMessenger } from 'penpal';
export async function open() {
  const { port1, port2 } = new MessageChannel();
  connect({ messenger: new PortMessenger({ port: port2 }), methods: { getNetwork: () => ({ type: 'wifi' }) } });
  const host = await connect({ messenger: new PortMessenger({ port: port1 }) }).promise;
  return (params) => host.getNetwork(params);
}`;

export const CONTESTANTS: Readonly<Record<string, string>> = {
  bare: bareProgram('bare', '', '++n'),
  // Uses our wire format in the bare handler, to tell its cost from the kernel's.
  'bare, JSON-RPC': bareProgram('bareRpc', "jsonrpc: '2.0', ", "'1037092098.' + ++n"),
  sdk: sdkProgram(false),
  'sdk, host takes batches': sdkProgram(true),
  'vk-bridge': VK_BRIDGE,
  DSBridge: DSBRIDGE,
  penpal: PENPAL,
  comlink: COMLINK,
};
