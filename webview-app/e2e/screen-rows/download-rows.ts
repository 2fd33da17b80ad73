/** Lists the download pages. Each state has a host, as a page depends on phone and host. */
import type { HostOption } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const ANDROID: HostOption = { name: 'browser', phone: 'android' };
const IPHONE: HostOption = { name: 'browser', phone: 'ios' };
const NO_LINKS = ['/static-config/app-download.json', '/apk/website/version.json'].map((path) => ({
  match: `GET ${path}`,
  times: 9,
  kind: 'shape',
  value: {},
}));

export const downloadRows: readonly ScreenRow[] = [
  { id: 'download.app', host: ANDROID },
  { id: 'download.bd', host: IPHONE },
  { id: 'download.qy', host: ANDROID },
  { id: 'download.qy-page', host: { name: 'wechat', phone: 'ios' } },
  { id: 'download.commodity', host: { name: 'wechat', phone: 'android' } },
  { id: 'download.hz', host: { name: 'mini-program', phone: 'ios' } },
  { id: 'download.medical', state: 'not installed', params: { status: 'not-installed' }, host: ANDROID },
  { id: 'download.app', state: 'an old app', host: { name: 'ios-app', version: '2.4.0' } },
  { id: 'download.app', state: 'no link', host: ANDROID, request: ['faults', NO_LINKS] },
];

export const minappRows: readonly ScreenRow[] = [
  { id: 'hand-off.open-minapp', query: 'key=health', host: ANDROID },
  { id: 'hand-off.open-minapp', state: 'to choose' },
  { id: 'hand-off.open-minapp-new', query: 'key=mall', host: IPHONE },
  { id: 'hand-off.open-minapp-new', state: 'unknown', query: 'key=nobody' },
];

export const medalRows: readonly ScreenRow[] = [
  { id: 'activity.milestones' },
  { id: 'activity.milestone', params: { id: '6001' } },
  { id: 'activity.milestone', state: 'to come', params: { id: '6002' } },
  { id: 'activity.milestone', state: 'unknown', params: { id: 'nobody' } },
];
