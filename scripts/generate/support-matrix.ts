/** What each host can do, asked of the SDK's own pure answer. */
import { supportMatrix } from '../../bridge-sdk/src/testing/support-matrix.ts';
import { calls } from '../contract/read.ts';

export const docHosts = [
  { host: 'ios-app', title: 'iOS app' },
  { host: 'android-app', title: 'Android app' },
  { host: 'wechat', title: 'WeChat' },
  { host: 'mini-program', title: 'mini-program' },
  { host: 'wecom', title: 'WeCom' },
  { host: 'browser', title: 'browser' },
] as const;

/** What a page commonly does itself where the host can't. */
const DIALOGS = new Set(['login', 'bindMobile']);
const rows = new Map(supportMatrix(calls.map(({ name }) => name)).map((row) => [row.method, row.cells]));

/** One word: `yes`, from which version of an own app on, what it needs, or that it cannot. */
export function supportOf({ host }: (typeof docHosts)[number], call: string): string {
  const able = (rows.get(call) ?? []).filter((cell) => cell.host === host && cell.support.ok);
  const [first] = able;
  if (!first) return DIALOGS.has(call) ? 'dialog' : '–';
  return first.version ?? (first.signed ? 'sign' : 'yes');
}
