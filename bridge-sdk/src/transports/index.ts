/** Channels to give as `transport`, for apps that speak by another one than those looked for. */
export { type DsBridge, dsBridgeTransport } from './dsbridge.ts';
export { frameTransport, isOrigin } from './frame.ts';
export { messagePortTransport } from './message-port.ts';
export { flutterTransport } from './poster.ts';
export { reactNativeTransport } from './react-native.ts';
export type { ChannelNames, OpenTransport, Transport } from './transport.ts';
export { type JavascriptBridge, webViewJavascriptBridgeTransport } from './webview-javascript-bridge.ts';
