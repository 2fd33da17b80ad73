import { beforeEach, expect, test, vi } from 'vitest';
import { addressOfSetting, openSetting, type Setting, settingOf } from './setting.ts';

const FIRST: Setting = {
  address: '/health/package-list',
  language: 'zh',
  version: '2.8.0',
  words: 'en',
  user: 'accept',
  dark: false,
  linked: true,
  variants: {},
  hosts: ['wechat', 'mini-program', 'wecom', 'android-app', 'ios-app', 'browser'],
  single: '',
  width: 390,
  textSize: 100,
  insets: false,
  turned: false,
  processor: 1,
  view: 'bridge',
  find: '',
  filter: '',
  timeline: false,
  differences: false,
  first: 'wechat',
  second: '',
  ignored: [],
  trial: '',
  faults: '',
};

beforeEach(() => localStorage.clear());

test.each<[string, Partial<Setting>]>([
  ['?lang=zh&app=2.8.0#/health/package-list', {}],
  [
    '?lang=en&app=2.0.9&words=zh&dark=1&taps=0#/health/',
    { language: 'en', version: '2.0.9', words: 'zh', dark: true, linked: false, address: '/health/' },
  ],
  [
    '?lang=zh&app=2.8.0&variants=wechat:1&hosts=wechat,ios-app#/health/package-list',
    { hosts: ['wechat', 'ios-app'], variants: { wechat: 1 } },
  ],
  [
    '?lang=zh&app=2.8.0&single=wecom&width=320&text=200&insets=1&turned=1&cpu=4#/health/package-list',
    { single: 'wecom', width: 320, textSize: 200, insets: true, turned: true, processor: 4 },
  ],
  [
    '?lang=zh&app=2.8.0&user=cancel&faults=late:paySeq#/health/x?a=%25&b=c',
    { user: 'cancel', faults: 'late:paySeq', address: '/health/x?a=%&b=c' },
  ],
  [
    '?lang=zh&app=2.8.0&differences=1&first=ios-app&second=2.0.9&ignored=%5B%22%23place%22%5D#/health/package-list',
    { differences: true, first: 'ios-app', second: '2.0.9', ignored: ['#place'] },
  ],
])('the setting when the address is %s: is read and written unchanged', (end, change) => {
  expect(settingOf(end)).toEqual({ ...FIRST, ...change });
  expect(addressOfSetting(settingOf(end))).toBe(end);
});

test.each(['?lang=fr&width=12&hosts=fridge&dark=yes&variants=wechat:x&second=me&ignored=all#nowhere', '', '?', '#%zz'])(
  'the setting when the address has unknown values (%j): has their defaults',
  (end) => {
    expect(settingOf(end)).toEqual(FIRST);
  },
);

test('the stored setting when the address has at most languages: fills the absent parts', () => {
  const stored = '?lang=zh&app=2.1.0&dark=1#/health/';
  expect(settingOf('', stored)).toMatchObject({ version: '2.1.0', dark: true, address: '/health/' });
  expect(settingOf('?lang=en#/health/x', stored)).toMatchObject({ language: 'en', dark: true, address: '/health/x' });
  expect(settingOf('?lang=zh&words=zh', stored)).toMatchObject({ words: 'zh', dark: true });
  expect(settingOf('?lang=zh&app=2.8.0', stored)).toEqual(FIRST);
});

test('a change of the setting: is written to the address and the storage, and calls its listeners', () => {
  let end = '';
  const page = () => ({
    location: { search: '', hash: '' } as Location,
    localStorage,
    history: {
      replaceState: (_: unknown, _unused: string, to: string) => {
        end = to;
      },
    } as unknown as History,
  });
  const store = openSetting(page());
  const heard = vi.fn();
  store.on('width', heard);
  store.change('width', 414);
  store.change('dark', true);
  expect(heard.mock.calls).toEqual([[414]]);
  expect(end).toBe('?lang=zh&app=2.8.0&dark=1&width=414#/health/package-list');
  expect(openSetting(page()).current).toEqual({ ...FIRST, width: 414, dark: true });
});
