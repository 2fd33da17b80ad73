/** Proves that a sent error report has only known parts. No text of a person, a server, a host or an address leaves the phone. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaksOf, SECRETS } from '../../../scripts/vitest/secrets.ts';
import type { Notice } from '../api/config.ts';
import { getConfig } from '../api/config-center.ts';
import { agentOf } from '../rules/user-agent.ts';
import { readAnswer } from './answer.ts';
import { framesOfError, wordsOfError } from './error-words.ts';
import { ApiError } from './errors.ts';
import { maskText } from './masking.ts';
import type { Fault } from './notice.ts';
import { createReporter } from './reports.ts';
import { configureClient } from './request.ts';

const faultsOfAnswer = (status: number, text: string, isPage = false) => {
  const errors: ApiError[] = [];
  try {
    readAnswer(getConfig, { status, text, isPage }, (removed) => errors.push(...removed));
  } catch (error) {
    if (error instanceof ApiError) errors.push(error);
  }
  return errors.map((error) => ({ endpoint: getConfig, error }));
};
const json = (value: unknown): string => JSON.stringify(value);
const withName = (error: Error, name: string): Error => Object.assign(error, { name });
const withStack = (error: Error, stack: string): Error => Object.assign(error, { stack });
const crashFault = (error: unknown): Fault[] => [{ during: 'crash', error }];
const uncaughtFault = (error: unknown): Fault[] => [{ during: 'uncaught', error }];

/** Sources of foreign texts, and the faults that contain them. */
const SOURCES: Readonly<Record<string, (secret: string) => readonly Fault[]>> = {
  'the message of an error': (secret) => uncaughtFault(new Error(secret)),
  'an identifier in an engine’s message': (secret) => crashFault(new TypeError(`${secret} is not a function`)),
  'a value in an engine’s message': (secret) => crashFault(new SyntaxError(`Unexpected token in JSON "${secret}"`)),
  'an address in an engine’s message': (secret) =>
    uncaughtFault(new TypeError(`Failed to fetch dynamically imported module: https://h.test/assets/${secret}.js`)),
  'the name of an error': (secret) => uncaughtFault(withName(new Error('x'), secret)),
  'the name and message of a DOMException': (secret) => uncaughtFault(new DOMException(secret, secret)),
  'the cause of an error': (secret) => uncaughtFault(new Error('x', { cause: new Error(secret) })),
  'errors in an AggregateError': (secret) => uncaughtFault(new AggregateError([new Error(secret)], secret)),
  'a stack': (secret) =>
    crashFault(withStack(new Error('x'), `Error: ${secret}\n at ${secret} (https://h.test/${secret}.js:1:2)`)),
  'the name of a component': (secret) => [
    { during: 'crash', error: new Error('x'), componentStack: `\n at ${secret}` },
  ],
  'a rejection with a text': (secret) => uncaughtFault(secret),
  'a rejection with an object': (secret) => uncaughtFault({ name: secret, message: secret, [secret]: secret }),
  'a rejection with a list': (secret) => uncaughtFault([secret]),
  'a rejection with a number': () => uncaughtFault(13_800_138_000),
  'a rejection with a function': (secret) => uncaughtFault(Object.defineProperty(() => 0, 'name', { value: secret })),
  'a rejection with a symbol': (secret) => uncaughtFault(Symbol(secret)),
  'an error whose fields throw': (secret) =>
    uncaughtFault(
      Object.defineProperty(new Error('x'), 'message', {
        get: () => {
          throw new Error(secret);
        },
      }),
    ),
  'a server’s message': (secret) => faultsOfAnswer(200, json({ code: 47_000, msg: secret, data: { secret } })),
  'a server’s number': () => faultsOfAnswer(200, json({ code: 13_800_138_000, msg: '' })),
  'a server’s page': (secret) => faultsOfAnswer(502, `<title>${secret}</title>`, true),
  'a server’s incomplete answer': (secret) => faultsOfAnswer(200, `{"data":"${secret}`),
  'a key in an answer': (secret) => faultsOfAnswer(200, json({ code: 0, data: { baseProducts: { [secret]: 1 } } })),
  'a value in an answer': (secret) => faultsOfAnswer(200, json({ code: 0, data: { quickLogin: secret } })),
  'a host’s names': (secret) => [
    { bridge: { event: 'call-failed', path: `/${secret}/1`, code: `${secret} 1`, method: `${secret} 1` } },
  ],
  'an unknown problem': (secret) => [{ problem: secret as never }],
  'an unknown kind of fault': (secret) => [{ message: secret, page: secret } as never],
};

beforeEach(() =>
  configureClient({ scene: () => ({ page: '/pecSale/:productNo', host: 'browser', release: '1.2.0' }) }),
);
afterEach(() => configureClient({}));

function noticesOf(faults: readonly Fault[]): Notice[] {
  const requests: Notice[] = [];
  const report = createReporter(async ({ time, language, agent, ...notice }) => {
    expect([Date.parse(String(time)) > 0, language, agent]).toEqual([true, 'zh-CN', agentOf(navigator.userAgent)]);
    requests.push(notice);
  });
  for (const fault of faults) report(fault);
  return requests;
}

test.each(Object.entries(SOURCES))(
  `a notice when %s is one of ${SECRETS.length} secrets: contains no part of it`,
  (_, faultsOf) => {
    const leaks = SECRETS.map((secret) => [secret, ...leaksOf(json(noticesOf(faultsOf(secret))), secret)]);
    expect(leaks.filter(({ length }) => length > 1)).toEqual([]);
  },
);

test(`masking when it gets all ${SECRETS.length} forms: misses some, so it is only the second line of defence`, () => {
  expect(SECRETS.length).toBeGreaterThan(60);
  const passed = SECRETS.filter((secret) => maskText(`failed for ${secret}`).includes(secret));
  expect(passed.length).toBeGreaterThan(20);
});

test('a notice when a source contains any text: the same as without the text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(SOURCES)),
      fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...SECRETS), fc.stringMatching(/^[\d\s.·-]{4,24}$/)),
      ([name, faultsOf], text) => {
        // A text that is a name of the contract or an engine's phrase may stay, because it is a known part.
        const [expected, actual] = [noticesOf(faultsOf('\u0001')), noticesOf(faultsOf(`\u0001${text}\u0001`))];
        expect({ name, notices: actual }).toEqual({ name, notices: expected });
      },
    ),
    { numRuns: 100 },
  );
});

test('a notice when the fault is known: has code, type, phrase, route, endpoint, host and release', () => {
  const scene = { page: '/pecSale/:productNo', host: 'browser', release: '1.2.0' };
  expect(noticesOf(crashFault(new TypeError("Cannot read properties of undefined (reading 'x')")))).toEqual([
    { message: 'crash: TypeError: properties of undefined', code: 'CRASH', ...scene },
  ]);
  const endpoint = 'GET /api/sdb/config-center/get';
  expect(noticesOf(faultsOfAnswer(200, json({ code: 0, data: { baseProducts: { B1: { name: 'x' } } } })))).toEqual([
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
    'an uncaught error has no stack frame of the app',
    { during: 'uncaught', error: new RangeError('x') },
    [{ message: 'foreign: RangeError', code: 'FOREIGN' }],
  ],
  [
    'a crash has no stack frame of the app',
    { during: 'crash', error: new RangeError('x') },
    [{ message: 'crash: RangeError', code: 'CRASH' }],
  ],
  [
    'an uncaught error is from other software',
    { during: 'uncaught', error: undefined, message: 'Script error.' } as Fault,
    [],
  ],
  ['a fault is of an unknown kind', { message: 'x' } as never, []],
  ['a problem is unknown', { problem: 'x' } as never, []],
])('a notice when %s: has the expected message and code', (_, fault, notices) => {
  expect(noticesOf([fault]).map(({ message, code }) => ({ message, code }))).toEqual(notices);
});

test.each(['uncaught', 'crash'] as const)(
  'a notice when the stack of an error (%s) contains the page: has the frame',
  (during) => {
    const error = withStack(new RangeError('x'), `RangeError: x\n    at of (${location.href}:12:3)`);
    const [notice] = noticesOf([{ during, error }]);
    expect(notice).toMatchObject({ message: `${during}: RangeError`, code: 'CRASH', frames: ['page:12:3'] });
    const [other] = noticesOf(crashFault(withStack(new RangeError('x'), 'RangeError: x')));
    expect(other).not.toHaveProperty('frames');
  },
);

test.each([
  [47_000, '47000'],
  [999_999, '999999'],
  [1_000_000, 'OTHER'],
  [-1_000_000, 'OTHER'],
])('a notice when the service answers code %i: has the code %s', (code, codeText) => {
  const [notice] = noticesOf(faultsOfAnswer(200, json({ code, data: null, msg: '' })));
  expect([notice?.code, notice?.message]).toEqual([codeText, `${codeText} at GET /api/sdb/config-center/get`]);
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
])('wordsOfError() when the error is %s: type and phrase', (error, words) => {
  expect(wordsOfError(error)).toBe(words);
});

test('wordsOfError() when reading the error throws: the type Error', () => {
  const getPrototypeOf = () => {
    throw new Error('trap');
  };
  expect(wordsOfError(new Proxy({}, { getPrototypeOf }))).toBe('Error');
});

test('a notice when a component crashes: has its place in the app’s files', () => {
  const componentStack = `\n    at Pt (${location.href}:3:4)\n    at div\n    at 慕容青禾 (https://h.test/x.js:1:2)`;
  expect(noticesOf([{ during: 'crash', error: new RangeError('x'), componentStack }])).toMatchObject([
    { message: 'crash: RangeError', component: 'page:3:4' },
  ]);
});

test.each([
  [{ phone: 2, hostVersion: '1.4.0', percent: 10 }, [{ platform: 'ios', hostVersion: '1.4.0', percent: 10 }]],
  [{ phone: 3, percent: 100 }, [{ platform: 'other' }]],
  [{ phone: 1, percent: 0 }, []],
])('a notice when the context is %j: has %j', (context, expected) => {
  configureClient({ scene: () => ({ page: '/', host: '', release: '', ...context }) });
  const facts = { message: 'no download link', code: 'DOWNLOAD', page: '/' };
  expect(noticesOf([{ problem: 'no download link' }])).toEqual(expected.map((known) => ({ ...facts, ...known })));
});

test('framesOfError() when given a stack: the frames of the app’s files, with line and column', () => {
  const nameFile = (address: string, name: string | undefined) =>
    name && address === `https://h.test/health/assets/${name}` ? name : undefined;
  const stack = [
    'TypeError: x',
    '    at of (https://h.test/health/assets/sale-Bx3_.js:1:2345)',
    '    at https://h.test/13800138000/sale-Bx3_.js:1:1',
    '    at chrome-extension://abc/inject.js:1:1',
    'draw@https://h.test/health/assets/frame-a1.js:1:99',
    '    at x (https://h.test/health/assets/frame-a1.js:13800138000:1)',
  ].join('\n');
  expect(framesOfError(Object.assign(new Error('x'), { stack }), nameFile)).toEqual([
    'sale-Bx3_.js:1:2345',
    'frame-a1.js:1:99',
  ]);
  expect(framesOfError('no error', nameFile)).toEqual([]);
});
