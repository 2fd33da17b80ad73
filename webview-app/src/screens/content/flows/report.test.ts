/** Tests the loading of a report's file, and its stored copy as a replacement of a damaged file. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { backend, logIn } from '../../../../test/backend.ts';
import { imitatedCaches } from '../../../../test/imitated-caches.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { loadReport } from './report.ts';

const COMPLETE_FILE = '%PDF-1.7 the report %%EOF\n';
/** The content of the file that the server sends. */
let content: string;
const reports: string[] = [];

beforeEach(async () => {
  content = COMPLETE_FILE;
  reports.length = 0;
  vi.stubGlobal('caches', imitatedCaches());
  backend();
  await logIn();
  beginSession('t', account('a'));
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).includes('febot-notice')) reports.push(String(init?.body));
    const isFile = /\.pdf/.test(String(input));
    return isFile ? new Response(content, { headers: { 'content-type': 'application/pdf' } }) : realFetch(input, init);
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const loadContent = async () => {
  const report = await loadReport('O1005', {});
  return typeof report === 'string' ? report : [await report.file.text(), report.at !== undefined];
};

test.each([
  ['cut in half', COMPLETE_FILE.slice(0, 12)],
  ['a plain text', 'Service unavailable'],
  ['empty', ''],
])(
  'N06: a report when the loaded file is %s: is replaced by the stored copy, and the fault is reported',
  async (_, broken) => {
    expect(await loadContent()).toEqual([COMPLETE_FILE, false]);
    await vi.waitFor(async () => expect(await caches.keys()).toHaveLength(1));
    content = broken;
    expect(await loadContent()).toEqual([COMPLETE_FILE, true]);
    await vi.waitFor(() => expect(reports.join()).toContain('a report is damaged'));
    content = COMPLETE_FILE;
    expect(await loadContent()).toEqual([COMPLETE_FILE, false]);
  },
);

test('a damaged report when there is no stored copy: is returned as loaded', async () => {
  content = 'nothing';
  expect(await loadContent()).toEqual(['nothing', false]);
});
