/** Channels to give as `transport`, for apps that speak by another one than those looked for. */
export { type DsBridge, overDsBridge } from './dsbridge.ts';
export { overFlutter } from './flutter.ts';
export { isOrigin, overFrame } from './frame.ts';
export { overMessagePort } from './message-port.ts';
export { overReactNative } from './react-native.ts';
export type { ChannelNames, OpenTransport, Transport } from './transport.ts';
export { type JavascriptBridge, overWebViewJavascriptBridge } from './webview-javascript-bridge.ts';
