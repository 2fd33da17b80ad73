// @vitest-environment node
/** Tests the slips of an editor in each static file: what stays of the file, what stands in for it, and what is reported. */
import { createBackend } from '@sdhealth/fixtures';
import { expect, test, vi } from 'vitest';
import { answerOf, configurePorts, installWire, reports, serve } from '../../test/wire.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { forgetAnswers, request } from './request.ts';

installWire();

const tables = import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true });
const isFile = (value: unknown): value is AnyEndpoint =>
  Object(value).kind === 'endpoint' && Object(value).host === 'static';
const FILES = Object.values(tables).flatMap((table) => Object.values(table).filter(isFile));
const PARAMS: Readonly<Record<string, string>> = {
  ...{ path: 'pecsale/yj_gefmtj', version: 'v3', key: 'default', page: 'spring', serviceNo: 'S2001' },
};
const pathOf = ({ path }: AnyEndpoint): string => path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMS[name] ?? '');

const backend = createBackend();
const textOf = async (row: AnyEndpoint): Promise<string> =>
  (await backend.request(`http://files.test${pathOf(row)}`)).text();

/** The keys that a file is of no use without. Without any other key a page shows the rest. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'invite-friends': ['title', 'startAt', 'endAt'],
  'red-packet': ['title', 'buttonText'],
  'lego-activity/spring': ['title', 'startAt', 'endAt'],
  'medical-page-options/pecsale/yj_gefmtj': ['productNo', 'title'],
  'graphic-consultation': ['title'],
  'mini-program-open': ['list'],
  'service/S2001': ['serviceNo', 'title'],
  'rights/v3': ['version', 'title', 'layout', 'buttonText', 'paidButtonText'],
  overseas: ['title', 'phone'],
  sos: ['title', 'phone', 'overseasPhone'],
  'tob-pec/default': ['key', 'companyName', 'phone'],
};
/** The optional keys of a file. An invalid value of a `DECISIVE` key makes the whole file invalid, because its absence has a meaning. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = { 'rights/v3': ['period', 'agreementNo', 'success'] };
const DECISIVE: readonly string[] = ['period', 'agreementNo'];
/** The files whose keys are data or are all optional. */
const WITHOUT_KEYS: readonly string[] = ['share', 'app-download', '/apk/website/version'];

const namedFiles = FILES.map((row) => [pathOf(row).replace(/^\/static-config\/|\.json$/g, ''), row] as const);

test('the tested static files when they are listed: include every file with required keys', () => {
  expect(namedFiles.length).toBeGreaterThanOrEqual(19);
  for (const name of Object.keys(NEEDED)) expect(namedFiles.map(([file]) => file)).toContain(name);
});

test.each(namedFiles)(
  'the file %s when a key is wrong, missing or renamed: keeps the other keys and reports this key',
  async (name, row) => {
    const text = await textOf(row);
    const checked = (change: (content: Record<string, unknown>) => void) => {
      const [content, faults]: [Record<string, unknown>, string[]] = [JSON.parse(text), []];
      change(content);
      const pointer = row.data(content, faults);
      return { pointer, faults };
    };
    expect(checked(() => undefined)).toEqual({ pointer: undefined, faults: [] });
    const keptWithout = (pointer: string) => ({ pointer: undefined, faults: [pointer] });
    const refused = (pointer: string) => ({ pointer, faults: [] });
    for (const [key, value] of Object.entries(JSON.parse(text))) {
      const wrong = checked((content) => {
        content[key] = typeof value === 'number' ? '1200' : 7;
      });
      const missing = checked((content) => Reflect.deleteProperty(content, key));
      const renamed = checked((content) => {
        Reflect.deleteProperty(content, key);
        content[`${key}Text`] = value;
      });
      const isOptional = OPTIONAL[name]?.includes(key) ?? false;
      const expectedResult = NEEDED[name]?.includes(key) || DECISIVE.includes(key) ? refused : keptWithout;
      if (name === 'share') expect(wrong, key).toEqual(keptWithout('/*'));
      else if (!WITHOUT_KEYS.includes(name) || key in { version: 1, yyb: 1 })
        expect(wrong, key).toEqual(expectedResult(`/${key}`));
      if (WITHOUT_KEYS.includes(name)) continue;
      const absent = isOptional ? { pointer: undefined, faults: [] } : expectedResult(`/${key}`);
      expect([missing, renamed], key).toEqual([absent, absent]);
    }
  },
);

/** Answers without a valid file, and whether the server has answered. Only then the fault is reported. */
const BROKEN: readonly (readonly [
  name: string,
  answer: (text: string) => Response | Promise<Response>,
  isAnswer: boolean,
])[] = [
  ['half of it arrives', (text) => json(text.slice(0, text.length / 2)), true],
  ['it is empty', () => json(''), true],
  ['the server fails', () => json('', 503), true],
  ['no answer comes in time', () => new Promise(() => undefined), false],
];
const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

/** Exceeds the period in which equal notices are sent only once. */
const APART_MS = 301_000;

test('a file when its answer is broken: is replaced by the copy on the phone, if any, and reported once', async () => {
  let earlierReports = 0;
  for (const [name, row] of namedFiles) {
    const text = await textOf(row);
    const copy = { at: 5, data: JSON.parse(text) };
    const read = () => {
      forgetAnswers();
      const untyped = request as (row: AnyEndpoint, input: object) => Promise<unknown>;
      return answerOf(untyped(row, { params: PARAMS }).catch(() => 'none'));
    };
    for (const [broken, answer, isAnswer] of BROKEN) {
      serve(() => answer(text));
      configurePorts({ offlineCopies: { keep: () => undefined, find: () => copy } });
      expect(await read(), `${name} when ${broken}`).toEqual(copy.data);
      await vi.advanceTimersByTimeAsync(APART_MS);
      const notices = (await reports()).slice(earlierReports).map(({ body }) => JSON.parse(body).endpoint);
      expect(notices, `${name} when ${broken}`).toEqual(isAnswer ? [`GET ${row.path}`] : []);
      configurePorts({});
      expect(await read(), `${name} when ${broken}`).toBe('none');
      await vi.advanceTimersByTimeAsync(APART_MS);
      earlierReports = (await reports()).length;
    }
  }
});
