/** Proves that a notice has known parts only. Any text of a person, a server, a host or an address stays on the phone, in any form. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaksOf, SECRETS } from '../../../scripts/vitest/secrets.ts';
import { getConfig, type Notice } from '../api/config.ts';
import { readAnswer } from './answer.ts';
import { framesOfError, wordsOfError } from './error-words.ts';
import { ApiError } from './errors.ts';
import { masked } from './masking.ts';
import type { Fault } from './notice.ts';
import { createReporter } from './reports.ts';
import { configureClient } from './request.ts';

const answered = (status: number, text: string, isPage = false) => {
  try {
    readAnswer(getConfig, { status, text, isPage });
  } catch (error) {
    if (error instanceof ApiError) return [{ endpoint: getConfig, error }];
  }
  return [];
};
const json = (value: unknown): string => JSON.stringify(value);
const named = (error: Error, name: string): Error => Object.assign(error, { name });
const stacked = (error: Error, stack: string): Error => Object.assign(error, { stack });
const crash = (error: unknown): Fault[] => [{ during: 'crash', error }];
const thrown = (error: unknown): Fault[] => [{ during: 'uncaught', error }];

/** Texts of others, and the faults that contain them. */
const SOURCES: Readonly<Record<string, (secret: string) => readonly Fault[]>> = {
  'the message of an error': (secret) => thrown(new Error(secret)),
  'an identifier in an engine’s message': (secret) => crash(new TypeError(`${secret} is not a function`)),
  'a value in an engine’s message': (secret) => crash(new SyntaxError(`Unexpected token in JSON "${secret}"`)),
  'an address in an engine’s message': (secret) =>
    thrown(new TypeError(`Failed to fetch dynamically imported module: https://h.test/assets/${secret}.js`)),
  'the name of an error': (secret) => thrown(named(new Error('x'), secret)),
  'the name and message of a DOMException': (secret) => thrown(new DOMException(secret, secret)),
  'the cause of an error': (secret) => thrown(new Error('x', { cause: new Error(secret) })),
  'errors in an AggregateError': (secret) => thrown(new AggregateError([new Error(secret)], secret)),
  'a stack': (secret) =>
    crash(stacked(new Error('x'), `Error: ${secret}\n at ${secret} (https://h.test/${secret}.js:1:2)`)),
  'the name of a component': (secret) => crash(Object.assign(new Error('x'), { componentStack: `\n at ${secret}` })),
  'a rejection with a text': (secret) => thrown(secret),
  'a rejection with an object': (secret) => thrown({ name: secret, message: secret, [secret]: secret }),
  'a rejection with a list': (secret) => thrown([secret]),
  'a rejection with a number': () => thrown(13_800_138_000),
  'a rejection with a function': (secret) => thrown(Object.defineProperty(() => 0, 'name', { value: secret })),
  'a rejection with a symbol': (secret) => thrown(Symbol(secret)),
  'an error whose fields throw': (secret) =>
    thrown(
      Object.defineProperty(new Error('x'), 'message', {
        get: () => {
          throw new Error(secret);
        },
      }),
    ),
  'a server’s words': (secret) => answered(200, json({ code: 47_000, msg: secret, data: { secret } })),
  'a server’s number': () => answered(200, json({ code: 13_800_138_000, msg: '' })),
  'a server’s page': (secret) => answered(502, `<title>${secret}</title>`, true),
  'a server’s half answer': (secret) => answered(200, `{"data":"${secret}`),
  'a key in an answer': (secret) => answered(200, json({ code: 0, data: { baseProducts: { [secret]: 1 } } })),
  'a value in an answer': (secret) => answered(200, json({ code: 0, data: { quickLogin: secret } })),
  'a host’s names': (secret) => [
    { bridge: { event: 'call-failed', path: `/${secret}/1`, code: `${secret} 1`, method: `${secret} 1` } },
  ],
  'a problem of no table': (secret) => [{ problem: secret as never }],
  'a fault of no kind': (secret) => [{ message: secret, page: secret } as never],
};

beforeEach(() =>
  configureClient({ scene: () => ({ page: '/pecSale/:productNo', host: 'browser', release: '1.2.0' }) }),
);
afterEach(() => configureClient({}));

function noticesOf(faults: readonly Fault[]): Notice[] {
  const requests: Notice[] = [];
  const report = createReporter(async (notice) => requests.push(notice));
  for (const fault of faults) report(fault);
  return requests;
}

test.each(Object.entries(SOURCES))(
  `a notice when %s is one of ${SECRETS.length} secrets: nothing of it leaves`,
  (_, faultsOf) => {
    const leaks = SECRETS.map((secret) => [secret, ...leaksOf(json(noticesOf(faultsOf(secret))), secret)]);
    expect(leaks.filter(({ length }) => length > 1)).toEqual([]);
  },
);

test(`masking when it gets all ${SECRETS.length} forms: it lets some through, so it is only the second wall`, () => {
  expect(SECRETS.length).toBeGreaterThan(60);
  const passed = SECRETS.filter((secret) => masked(`failed for ${secret}`).includes(secret));
  expect(passed.length).toBeGreaterThan(20);
});

test('a notice when any text comes by any source: its words are the same as without the text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(SOURCES)),
      fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...SECRETS), fc.stringMatching(/^[\d\s.·-]{4,24}$/)),
      ([name, faultsOf], text) => {
        // A text that is a name of the contract or an engine's phrase may stay, because it is a known part.
        const [plain, matches] = [noticesOf(faultsOf('\u0001')), noticesOf(faultsOf(`\u0001${text}\u0001`))];
        expect({ name, found: matches }).toEqual({ name, found: plain });
      },
    ),
    { numRuns: 100 },
  );
});

test('a notice when the fault is known: it has code, type, phrase, rows, host and release', () => {
  const scene = { page: '/pecSale/:productNo', host: 'browser', release: '1.2.0' };
  expect(noticesOf(crash(new TypeError("Cannot read properties of undefined (reading 'x')")))).toEqual([
    { message: 'crash: TypeError: properties of undefined', code: 'CRASH', ...scene },
  ]);
  const endpoint = 'GET /api/sdb/config-center/get';
  expect(noticesOf(answered(200, json({ code: 0, data: { baseProducts: { B1: { name: 'x' } } } })))).toEqual([
    {
      message: `SHAPE at ${endpoint}, path /data/baseProducts/*/detailUrl`,
      code: 'SHAPE',
      endpoint,
      path: '/data/baseProducts/*/detailUrl',
      ...scene,
    },
  ]);
  expect(noticesOf([{ problem: 'no download link' }])).toEqual([
    { message: 'no download link', code: 'DOWNLOAD', ...scene },
  ]);
});

test.each<[string, Fault, readonly { message: string; code: string }[]]>([
  [
    'an uncaught error has no frame of ours',
    { during: 'uncaught', error: new RangeError('x') },
    [{ message: 'foreign: RangeError', code: 'FOREIGN' }],
  ],
  [
    'a crash has no frame of ours',
    { during: 'crash', error: new RangeError('x') },
    [{ message: 'crash: RangeError', code: 'CRASH' }],
  ],
  [
    'an uncaught error is other software’s',
    { during: 'uncaught', error: undefined, message: 'Script error.' } as Fault,
    [],
  ],
  ['a fault is of no kind', { message: 'x' } as never, []],
  ['a problem is of no table', { problem: 'x' } as never, []],
])('a notice when %s: its message and code', (_, fault, notices) => {
  expect(noticesOf([fault]).map(({ message, code }) => ({ message, code }))).toEqual(notices);
});

test.each(['uncaught', 'crash'] as const)(
  'a notice when the stack of an error (%s) names the page: it has the frame',
  (during) => {
    const error = stacked(new RangeError('x'), `RangeError: x\n    at of (${location.href}:12:3)`);
    const [notice] = noticesOf([{ during, error }]);
    expect(notice).toMatchObject({ message: `${during}: RangeError`, code: 'CRASH', frames: ['page:12:3'] });
    const [other] = noticesOf(crash(stacked(new RangeError('x'), 'RangeError: x')));
    expect(other).not.toHaveProperty('frames');
  },
);

test.each([
  [47_000, '47000'],
  [999_999, '999999'],
  [1_000_000, 'OTHER'],
  [-1_000_000, 'OTHER'],
])('a notice when the service answers code %i: it says %s', (code, word) => {
  const [notice] = noticesOf(answered(200, json({ code, data: null, msg: '' })));
  expect([notice?.code, notice?.message]).toEqual([word, `${word} at GET /api/sdb/config-center/get`]);
});

test.each([
  [new Error('Minified React error #310; visit https://react.dev/errors/310?args[]=x'), 'Error: React error #310'],
  [
    new DOMException('The node is not a child of this node: x', 'NotFoundError'),
    'NotFoundError: is not a child of this node',
  ],
  [new TypeError("undefined is not an object (evaluating 'a.b')"), 'TypeError: undefined is not an object'],
  [undefined, 'undefined'],
  [null, 'null'],
])('an error when it is %s: its words are type and phrase', (error, words) => {
  expect(wordsOfError(error)).toBe(words);
});

test('an error when reading it throws: its type is unknown', () => {
  const getPrototypeOf = () => {
    throw new Error('trap');
  };
  expect(wordsOfError(new Proxy({}, { getPrototypeOf }))).toBe('Error');
});

test('a stack of an engine when it is reduced: frames of our own files, with line and column', () => {
  const own = (address: string, name: string | undefined) =>
    name && address === `https://h.test/health/assets/${name}` ? name : undefined;
  const stack = [
    'TypeError: x',
    '    at of (https://h.test/health/assets/sale-Bx3_.js:1:2345)',
    '    at https://h.test/13800138000/sale-Bx3_.js:1:1',
    '    at chrome-extension://abc/inject.js:1:1',
    'draw@https://h.test/health/assets/frame-a1.js:1:99',
    '    at x (https://h.test/health/assets/frame-a1.js:13800138000:1)',
  ].join('\n');
  expect(framesOfError(Object.assign(new Error('x'), { stack }), own)).toEqual([
    'sale-Bx3_.js:1:2345',
    'frame-a1.js:1:99',
  ]);
  expect(framesOfError('no error', own)).toEqual([]);
});
