/** Exports channels for the option `transport`, for apps whose channel the SDK cannot detect. */
export { type DsBridge, dsBridgeTransport } from './dsbridge.ts';
export { frameTransport, isOrigin } from './frame.ts';
export { messagePortTransport } from './message-port.ts';
export { flutterTransport } from './poster.ts';
export { reactNativeTransport } from './react-native.ts';
export type { ChannelNames, OpenTransport, Transport } from './transport.ts';
export { type JavascriptBridge, webViewJavascriptBridgeTransport } from './webview-javascript-bridge.ts';
