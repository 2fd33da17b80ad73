/** Tests the requested names of static files in the two languages. */
import { expect, test } from 'vitest';
import { answerOf, calls, configurePorts, failureOf, installWire, reports, serve } from '../../test/wire.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { getMedicalIndex } from '../api/static-home.ts';
import { request } from './request.ts';

installWire();

const INDEX = { banners: [], groups: [] };
const TRANSLATED = '/static-config/medical/index.en.json';
const PLAIN = '/static-config/medical/index.json';
const paths = () => calls().map(({ url }) => url.pathname);

test('a static file when the language is English: requested by its English name without a language header', async () => {
  serve((c) => c.json(INDEX));
  expect(await answerOf(request(getMedicalIndex))).toEqual(INDEX);
  expect(paths()).toEqual([TRANSLATED]);
  expect(calls()[0]?.headers.get('accept-language')).toBeNull();
});

test('a static file when the language is Chinese: requested by its plain name', async () => {
  configurePorts({ language: () => 'zh-CN' });
  serve((c) => c.json(INDEX));
  await answerOf(request(getMedicalIndex));
  expect(paths()).toEqual([PLAIN]);
});

test('a static file when it is not localized: requested by its plain name', async () => {
  serve((c) => c.json({ yyb: 'https://market.example' }));
  await answerOf(request(getAppDownload));
  expect(paths()).toEqual(['/static-config/app-download.json']);
});

test.each([404, 403] as const)(
  'a translation when it is missing (%i): the plain file is requested without a report',
  async (status) => {
    serve((c) => (c.req.path === TRANSLATED ? c.text('', status) : c.json(INDEX)));
    expect(await answerOf(request(getMedicalIndex))).toEqual(INDEX);
    expect(paths()).toEqual([TRANSLATED, PLAIN]);
    expect(await reports()).toHaveLength(0);
  },
);

test('a static file when no language has it: fails and is reported once', async () => {
  serve((c) => c.text('', 404));
  expect(await failureOf(request(getMedicalIndex))).toMatchObject({ code: 'HTTP', status: 404 });
  expect(paths()).toEqual([TRANSLATED, PLAIN]);
  expect(await reports()).toHaveLength(1);
});

test('a translation when the server answers 500: retried by the same name', async () => {
  serve((c) => c.text('', 500));
  await failureOf(request(getMedicalIndex));
  expect(paths()).toEqual([TRANSLATED, TRANSLATED]);
});
