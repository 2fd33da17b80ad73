/** Tests the diagnostics of the inner tool against the embedded backend. */
import * as sdk from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { methods } from './inner-tool/facts/methods.ts';

testsWholePages();

const TOKEN = 'native-13800138000-1';

beforeEach(() => {
  document.querySelector('meta[name="test-pages"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'test-pages', content: 'on' }));
  installHost('ios-app', { version: '2.8.0', token: TOKEN });
});

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

/** Opens the page and returns the text for support that it copies. */
async function copySupportText(): Promise<string> {
  const writeText = vi.fn(async (_: string) => undefined);
  stubClipboard(writeText);
  await press('Copy all as text');
  await soon(() => expect(writeText).toHaveBeenCalled());
  return writeText.mock.lastCall?.[0] ?? '';
}

test('the methods of the inner tool when compared with the contract: are all of its methods', () => {
  const contractMethods = Object.values(sdk).filter((row) => Object(row).kind === 'method');
  expect(new Set<unknown>(methods)).toEqual(new Set(contractMethods));
});

test('V02: the support text when it is copied: contains the page’s facts without token and number', async () => {
  const cacheKey = 'sdhealth.own.cache.offlineCopy.x';
  localStorage.setItem('sdhealth.own.note', JSON.stringify({ value: { value: 'call 13800138000' } }));
  localStorage.setItem('foreign 13800138000', 'x');
  localStorage.setItem(cacheKey, JSON.stringify({ value: { value: 1 } }));
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [
    { match: 'GET /api/sdb/config-center/get', times: 4, kind: 'status', value: 503 },
  ]);
  await browser.open('/innerTool');
  await see('138****8000');
  // Only the configuration has failed, and it can be loaded again.
  await press(/^Try again$/);
  await see('showTab');
  await see('2.8.0 (2801)');
  const text = await copySupportText();
  for (const expectedLine of [
    'Host | ios-app',
    'App | 2.8.0',
    'Version started by the host | 2.8.0 (2801)',
    'System | ios 18.6',
    'Model | iPhone17,1',
    'Wire protocol | 1.0',
    'Status | Logged in',
    'Mobile number linked | Yes',
    'refreshToken | Supported, from the handshake',
    'Server reachable | Yes',
    'Connection reported by the host | 5G',
    'showTab | true',
  ])
    expect(text).toContain(expectedLine);
  expect(text).toMatch(/local \| 0\.\d kB, of the person/);
  expect(text).not.toMatch(/138|native-|call |foreign|sdhealth\.own/);
  expect(sees('13800138000')).toBe(false);

  stubClipboard(() => Promise.reject(new Error('refused')));
  await press('Copy all as text');
  await see('This browser does not allow copying');
  const area = document.querySelector('textarea');
  expect(area?.value).toContain('# Host');
  await soon(() => expect(document.activeElement).toBe(area));

  await press('Clear the caches');
  await see('Your login, choices and drafts stay');
  expect(localStorage.getItem(cacheKey)).not.toBeNull();
  const [confirm] = [...document.querySelectorAll<HTMLElement>('dialog button')].slice(-1);
  confirm?.click();
  await see('Caches cleared');
  expect(localStorage.getItem(cacheKey)).toBeNull();
  expect(localStorage.getItem('sdhealth.own.note')).not.toBeNull();
  expect(sees('138****8000')).toBe(true);
});

test('the record when the recorder was started: contains the messages since then and no secret', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  stubClipboard(writeText);
  const app = await newBrowser().open('/innerTool');
  await see('Not recording');
  await press('Start');
  await see('Recording');
  app.navigate('/download');
  await soon(() => expect(sees('Recorder')).toBe(false));
  app.navigate('/innerTool');
  await see(/^[1-9]\d* messages?$/);
  await press('Copy the record');
  await soon(() => expect(writeText).toHaveBeenCalled());
  const record = writeText.mock.lastCall?.[0] ?? '';
  expect(record.split('\n')[0]).toContain('"bridgelog":1');
  expect(record).toContain('"setTitle"');
  expect(record).not.toContain(TOKEN);
  await press('Stop');
  await see('Not recording');
});

test('the debugger when it is opened: covers the page and contains no secret', async () => {
  await newBrowser().open('/innerTool');
  await press('Open the debugger');
  const root = () => document.querySelector('[data-sdhealth-bridge-debugger]')?.shadowRoot;
  await soon(() => expect(root()?.querySelector('dialog')?.open).toBe(true));
  expect(root()?.textContent).toMatch(/Bridge debugger.*SdHealth 2\.8\.0/);
  expect(root()?.textContent).not.toContain(TOKEN);
  root()?.querySelector<HTMLElement>('[aria-label=Close]')?.click();
  expect(root()).toBeUndefined();
});
