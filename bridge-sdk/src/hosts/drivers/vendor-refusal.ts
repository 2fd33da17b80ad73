/** Turns the refusals of WeChat's and WeCom's clients into the SDK's errors. */
import { BridgeError } from '../../errors.ts';

export function refusal(api: string, text: string): BridgeError {
  const reason = text.slice(text.indexOf(':') + 1);
  if (/^cancel/.test(reason)) return new BridgeError('CANCELLED', api);
  if (/function.?not.?exist/i.test(text)) return new BridgeError('HOST_TOO_OLD', 'version too low, please upgrade');
  if (/permission|denied|not.?allow|authorize/i.test(text)) return new BridgeError('DENIED', text);
  return new BridgeError('FAILED', text || api);
}
