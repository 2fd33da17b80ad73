/** The failures of calls: errors with the names of method and host. */
import { BridgeError, type BridgeErrorCode, type BridgeErrorDetail, TEXT_CHARS } from '../errors.ts';
import type { ChannelContext } from './inside.ts';
import type { Refusal } from './refusal.ts';
import type { AnyMethod } from './types.ts';

/** Returns a call's error and logs it. */
export function failureOf(
  { host, log }: ChannelContext,
  { name: method }: AnyMethod,
  code: BridgeErrorCode,
  text = '',
  detail?: BridgeErrorDetail,
): BridgeError {
  // A host's text, or an error of this page that is passed on, begins with its code already.
  const reason = text.replace(/^[A-Z_]+(: |$)/, '');
  const what = `${method} on ${host.name}`;
  const error = new BridgeError(code, reason ? `${what}: ${reason}` : what, { ...detail, method });
  if (code !== 'CANCELLED' && code !== 'UNSUPPORTED' && method !== 'initialize')
    log({ level: 'error', event: 'call-failed', method, code, path: error.path });
  return error;
}

/** Refuses a call. */
export const refuse = ({ fail }: ChannelContext, ...failure: Parameters<ChannelContext['fail']>): Promise<never> =>
  Promise.reject(fail(...failure));

/** Refuses params or a result. The check's text is a place and, on a line after it, what must be there. */
export function misfit(
  context: ChannelContext,
  method: AnyMethod,
  code: 'BAD_PARAMS' | 'BAD_REPLY',
  [said, cause]: Refusal,
): Promise<never> {
  const [path = '', expected] = said.slice(0, TEXT_CHARS).split('\n');
  const place = path || (code === 'BAD_PARAMS' ? 'params' : 'result');
  const text = expected ? `${place} must be ${expected}` : place;
  return refuse(context, method, code, text, { path, mayHaveHappened: code === 'BAD_REPLY', cause });
}
