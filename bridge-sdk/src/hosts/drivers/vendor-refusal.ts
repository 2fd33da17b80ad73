/** Converts the error texts of WeChat and WeCom into the SDK's errors. */
import { BridgeError } from '../../errors.ts';

/** Creates the default error for a method that the client lacks. WeChat has no minimum version, so it is not HOST_TOO_OLD. */
const unknownCall = (api: string) => new BridgeError('UNSUPPORTED', `${api} is not in this client`);

export function errorOf(api: string, text: string, missing: (api: string) => BridgeError = unknownCall): BridgeError {
  const reason = text.slice(text.indexOf(':') + 1);
  if (/^cancel/.test(reason)) return new BridgeError('CANCELLED', api);
  if (/function.?not.?exist/i.test(text)) return missing(api);
  if (/permission|denied|not.?allow|authorize/i.test(text)) return new BridgeError('DENIED', text);
  return new BridgeError('FAILED', text || api);
}
