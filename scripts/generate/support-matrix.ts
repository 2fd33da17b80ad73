/** What each host can do, asked of the SDK's own pure answer. */
import { detectHost, supportsOn } from '../../bridge-sdk/src/hosts/index.ts';
import { needsSignature } from '../../bridge-sdk/src/hosts/support-table.ts';

export interface DocHost {
  readonly title: string;
  readonly userAgent: string;
}

/** Own apps as version 0: so the answer names the least version that can. */
export const docHosts: readonly DocHost[] = [
  { title: 'iOS app', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) SdHealthApp/0' },
  { title: 'Android app', userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) SdHealthApp/0' },
  { title: 'WeChat', userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.61' },
  { title: 'mini-program', userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.61 miniProgram/wx0' },
  { title: 'WeCom', userAgent: 'Mozilla/5.0 (Linux; Android 14) wxwork/4.1.30 MicroMessenger/7.0.1' },
  { title: 'browser', userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0' },
];

/** What a page commonly does itself where the host can't. */
const DIALOGS = new Set(['login', 'bindMobile']);

export function supportOf({ userAgent }: DocHost, call: string): string {
  const host = detectHost({ userAgent });
  const support = supportsOn(host, call);
  if (support.ok) return needsSignature(host, call) ? 'sign' : 'yes';
  if (support.needs !== undefined) return `${support.needs}`;
  return DIALOGS.has(call) ? 'dialog' : '–';
}
