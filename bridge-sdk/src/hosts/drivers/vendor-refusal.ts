/** Turns the refusals of WeChat's and WeCom's clients into the SDK's errors. */
import { BridgeError } from '../../errors.ts';

/** The error of a method that this client does not have. WeChat's clients have no version that is asked for: there it is UNSUPPORTED. */
const unknownCall = (api: string) => new BridgeError('UNSUPPORTED', `${api} is not in this client`);

export function refusal(api: string, text: string, missing: (api: string) => BridgeError = unknownCall): BridgeError {
  const reason = text.slice(text.indexOf(':') + 1);
  if (/^cancel/.test(reason)) return new BridgeError('CANCELLED', api);
  if (/function.?not.?exist/i.test(text)) return missing(api);
  if (/permission|denied|not.?allow|authorize/i.test(text)) return new BridgeError('DENIED', text);
  return new BridgeError('FAILED', text || api);
}
