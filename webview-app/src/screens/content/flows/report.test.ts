/** Tests the report's file: the stored copy, and the page when a server sends something else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { backend, logIn } from '../../../../test/backend.ts';
import { imitatedCaches } from '../../../../test/caches.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { loadReport } from './report.ts';

const WHOLE = '%PDF-1.7 the report %%EOF\n';
/** The content of the file that the server sends. */
let request: string;
const reports: string[] = [];

beforeEach(async () => {
  request = WHOLE;
  reports.length = 0;
  vi.stubGlobal('caches', imitatedCaches());
  backend();
  await logIn();
  beginSession('t', account('a'));
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).includes('febot-notice')) reports.push(String(init?.body));
    const isFile = /\.pdf/.test(String(input));
    return isFile ? new Response(request, { headers: { 'content-type': 'application/pdf' } }) : service(input, init);
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const shown = async () => {
  const report = await loadReport('O1005', {});
  return typeof report === 'string' ? report : [await report.file.text(), report.at !== undefined];
};

test.each([
  ['cut in half', WHOLE.slice(0, 12)],
  ['only a text', 'Service unavailable'],
  ['empty', ''],
])(
  'N06: a report when the file is %s: the stored copy is shown with its age, and the fault is reported',
  async (_, broken) => {
    expect(await shown()).toEqual([WHOLE, false]);
    await vi.waitFor(async () => expect(await caches.keys()).toHaveLength(1));
    request = broken;
    expect(await shown()).toEqual([WHOLE, true]);
    await vi.waitFor(() => expect(reports.join()).toContain('a report is damaged'));
    request = WHOLE;
    expect(await shown()).toEqual([WHOLE, false]);
  },
);

test('a report when there is no stored copy: the page gets the file', async () => {
  request = 'nothing';
  expect(await shown()).toEqual(['nothing', false]);
});
