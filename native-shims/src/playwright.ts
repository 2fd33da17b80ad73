/**
 * For end-to-end tests: `test.use({ host: 'ios-app' })` is enough for a page to find itself in that host.
 *
 * - An error in the page or its console fails a test, and so does a wrong answer of the test's own.
 * - With `sandboxHeader` every request of a test names a sandbox of the test's own, for a backend that keeps tests apart.
 * - So does anything that a page's Content-Security-Policy refuses; no test can allow that.
 * - The host outlives page loads: its session, the user's mood and the traffic are kept here, not in the page.
 */

import { randomUUID } from 'node:crypto';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  type WebError,
} from '@playwright/test';
import type { AnyHandler } from './answers/answers.ts';
import type { MethodHandler, Methods, OwnHandler } from './answers/types.ts';
import type { Backend } from './backend.ts';
import { checkEventName, checkFault, checkUser } from './check/names.ts';
import { checkHandlers, checkOptions } from './check/options.ts';
import type { Fault, HeldCall, Release } from './faults.ts';
import { trafficLines } from './index.ts';
import type { HostState } from './memory.ts';
import type { HostOption } from './options.ts';
import type { RunnerParts } from './page-entry.ts';
import { HANDLE, REFRESH, RUNNER } from './page-names.ts';
import { shimScript } from './page-script.ts';
import { type PageWord, type RunnerWord, runnerAnswers } from './runner-answers.ts';
import type { TrafficEntry } from './traffic.ts';
import type { UserAnswer, UserMatter } from './user.ts';
import { userAgent } from './user-agents.ts';

export * from './index.ts';
export { expect };

/** The host of one test. */
export interface Shim {
  /** Name of the test's own sandbox. Requests carry it only with `sandboxHeader` or `sandboxCookie`. */
  readonly sandbox: string;
  /** All that crossed, over all page loads so far. */
  readonly traffic: readonly TrafficEntry[];
  /** The bodies of the messages of that name that the page has sent. */
  sent(name: string): unknown[];
  /** Resolves with the first message of that name, now or within `timeoutMs` (5,000). */
  waitFor(name: string, direction?: TrafficEntry['direction'], timeoutMs?: number): Promise<TrafficEntry>;
  /** Sets what the user does when asked, from now on. Default `accept`. */
  answer(user: UserAnswer): void;
  /** Sets the user's answer in one matter, over that in general; `undefined` takes it away. */
  answer(user: UserAnswer | undefined, matter: UserMatter): void;
  /** Answers a method from now on, over page loads; without a handler the shim does again. The handler runs in the test's process. */
  method<Name extends keyof Methods>(name: Name, handler?: MethodHandler<Name>): Promise<void>;
  /** Answers a method of your own, declared in `ownMethods`. */
  method(name: string, handler?: OwnHandler): Promise<void>;
  /** Sets a fault for answers from now on; it reaches a page at once and outlives it. */
  fault(method: string, fault?: Fault): Promise<void>;
  /** Waits until the fault `hold` holds an answer to `method` (`*`: to any), then lets it go; default as it is. */
  release(method: string, how?: Release): Promise<void>;
  /** Covers the page, or uncovers it, as something else in front of it does; an own app says so as well. */
  cover(isCovered: boolean): Promise<void>;
  /** Own apps: the session is now this token's, or nobody's with an empty one. An open page is told. */
  session(token: string): Promise<void>;
  /** Emits an event to the page; resolves with the page's answer where the event has one. */
  emit(event: string, payload?: unknown): Promise<unknown>;
}

/** The options of a test, for `test.use` and the configuration's `use`. */
export interface ShimOptions {
  /** A host by name, or with its setup. Default `browser`. */
  host: HostOption;
  /** The host's answers by method; handlers run in the test's process. Default: the shim answers. */
  methods: Methods;
  /** Methods of your own in the provider's apps, beside those of the contract. Default none. */
  ownMethods: Readonly<Record<string, OwnHandler>>;
  /** The bank and the account that the host talks to by itself, in the test's process. Default: see `backend` of the host. */
  servers: Partial<Backend>;
  /** Header by which every request names the test's own sandbox. Default `''`: none does. */
  sandboxHeader: string;
  /** Cookie that names the sandbox, for what carries no header of ours. Default `''`: none. */
  sandboxCookie: string;
  /** Console errors and page errors that this test expects. */
  allowErrors: readonly (string | RegExp)[];
  /** Waits of `setTimeout` in the page that take another time: `{ 400: 40 }` makes 40 ms of each wait of 400 ms. Default none. */
  timers: Readonly<Record<number, number>>;
}

/** The fixtures of a test. */
export interface ShimFixtures {
  /** The host around the page. */
  shim: Shim;
  /** Name of the test's own sandbox. Default: a new one for each test. */
  sandbox: string;
  /** The part of the host that outlives page loads: its memory and its traffic. */
  hostRecord: { state: HostState; entries: TrafficEntry[] };
  /** Lists what a page's policy has refused so far. A test that plants something takes its own entries out. */
  violations: string[];
}

interface Fixtures extends ShimFixtures {
  testers: { mistakes: string[]; handlers: Map<string, AnyHandler> };
  noErrors: undefined;
  noMistakes: undefined;
  noViolations: undefined;
}

/** Splits a host into its name and its setup, both checked. */
function setupOf(host: HostOption) {
  const { name, ...setup } = typeof host === 'string' ? { name: host } : host;
  checkOptions(name, setup);
  return { name, setup };
}

const POLICY_REFUSAL = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL|Type)/;

interface Disposable {
  dispose(): Promise<unknown>;
}

/** Runs in the page: tells the runner what the page's policy refuses. */
function tellViolations(runner: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
    const tell: (words: string) => unknown = Reflect.get(window, runner);
    void tell(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });
}

/** Runs in the page: gives some waits another time. */
function changeTimers(timers: Readonly<Record<number, number>>): void {
  const wait = window.setTimeout;
  const changed = (run: TimerHandler, ms = 0, ...rest: unknown[]) => wait(run, timers[ms] ?? ms, ...rest);
  window.setTimeout = Object.assign(changed, wait);
}

/** Playwright's `test` with a host around the page. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & ShimOptions & ShimFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<ShimOptions & Fixtures, { shimScript: string }>({
  host: ['browser', { option: true }],
  methods: [{}, { option: true }],
  ownMethods: [{}, { option: true }],
  servers: [{}, { option: true }],
  sandboxHeader: ['', { option: true }],
  sandboxCookie: ['', { option: true }],
  allowErrors: [[], { option: true }],
  timers: [{}, { option: true }],
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,

  shimScript: [async ({ browserName: _ }, use) => use(await shimScript()), { scope: 'worker' }],
  sandbox: async ({ browserName: _ }, use) => use(`test-${randomUUID().slice(0, 8)}`),
  violations: async ({ browserName: _ }, use) => use([]),
  testers: async ({ methods, ownMethods }, use) => {
    const own = Object.keys(ownMethods);
    for (const table of [methods, ownMethods]) checkHandlers(table, own);
    const handlers = new Map<string, AnyHandler>(Object.entries({ ...methods, ...ownMethods } as object));
    await use({ mistakes: [], handlers });
  },
  hostRecord: async ({ testers }, use) => use({ state: { methods: [...testers.handlers.keys()] }, entries: [] }),

  userAgent: async ({ host }, use) => {
    const { name, setup } = setupOf(host);
    await use(userAgent({ host: name, ...setup }));
  },
  context: async (
    {
      context,
      extraHTTPHeaders,
      host,
      ownMethods,
      servers,
      timers,
      sandbox,
      sandboxHeader,
      sandboxCookie,
      baseURL,
      shimScript,
      hostRecord,
      testers,
      violations,
    },
    use,
  ) => {
    const { name, setup } = setupOf(host);
    if (sandboxHeader) await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, [sandboxHeader]: sandbox });
    const answers = runnerAnswers((method) => testers.handlers.get(method));
    const tell = await context.exposeBinding(RUNNER.tell, async (_source, word: PageWord): Promise<RunnerWord> => {
      if (word.kind === 'mistake') testers.mistakes.push(word.text);
      else if (word.kind === 'settle') await servers.settle?.(word.paySeq, word.result);
      else if (word.kind === 'log-in') return { kind: 'done', value: await servers.logIn?.() };
      else return answers(word);
      return { kind: 'done', value: undefined };
    });
    const memory = await context.exposeBinding(RUNNER.memory, (_source, change?: HostState) => {
      Object.assign(hostRecord.state, change);
      return hostRecord.state;
    });
    const traffic = await context.exposeBinding(RUNNER.traffic, (_source, entry: TrafficEntry) => {
      hostRecord.entries.push(entry);
    });
    const violation = await context.exposeBinding(RUNNER.violation, (_source, words: string) => {
      violations.push(words);
    });
    const watched = await context.addInitScript(tellViolations, RUNNER.violation);
    const timed = Object.keys(timers).length > 0 ? [await context.addInitScript(changeTimers, timers)] : [];
    const runner: RunnerParts = {
      ownMethods: Object.keys(ownMethods),
      settle: servers.settle !== undefined,
      logIn: servers.logIn !== undefined,
    };
    const options = { ...(sandboxHeader ? { sandbox, sandboxHeader } : {}), ...setup };
    const start = `{${shimScript};SdhealthShim.start(${[name, options, runner].map((argument) => JSON.stringify(argument)).join()})}`;
    const started = await context.addInitScript({ content: start });
    if (sandboxCookie && baseURL?.startsWith('http')) {
      await context.addCookies([{ name: sandboxCookie, value: sandbox, url: baseURL }]);
    }
    await use(context);
    // A context may serve the next test; one that is closed by now has nothing left. Older runners give nothing to dispose of.
    const disposables = [memory, traffic, tell, violation, watched, ...timed, started] as (Disposable | undefined)[];
    await Promise.allSettled(disposables.map((item) => item?.dispose()));
  },

  noErrors: [
    async ({ context, allowErrors }, use) => {
      const errors: string[] = [];
      const onError = (error: WebError) => errors.push(`page error: ${error.error().stack ?? error.error().message}`);
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      };
      context.on('weberror', onError).on('console', onConsole);
      await use(undefined);
      context.off('weberror', onError).off('console', onConsole);
      const expected = (text: string) =>
        allowErrors.some((pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)));
      expect(
        errors.filter((text) => !expected(text)),
        'errors in the page',
      ).toEqual([]);
    },
    { auto: true },
  ],

  noMistakes: [
    async ({ testers }, use) => {
      await use(undefined);
      expect(testers.mistakes, "wrong answers of the test's own").toEqual([]);
    },
    { auto: true },
  ],

  noViolations: [
    async ({ context, violations }, use) => {
      // The console has those of workers, and of a page that ends before it can tell.
      const onConsole = (message: ConsoleMessage) => {
        if (POLICY_REFUSAL.test(message.text())) violations.push(`console: ${message.text()}`);
      };
      context.on('console', onConsole);
      await use(undefined);
      context.off('console', onConsole);
      expect(violations, 'refused by the policy of the page').toEqual([]);
    },
    { auto: true },
  ],

  shim: async ({ page, host, sandbox, ownMethods, hostRecord, testers }, use, testInfo) => {
    const { state, entries } = hostRecord;
    const { handlers } = testers;
    const own = Object.keys(ownMethods);
    /** Has the page's host do something, if there is a host yet. */
    const inPage = (what: string, ...args: unknown[]) =>
      page.evaluate(([handle, name, ...rest]) => Reflect.get(window, handle)?.[name](...rest), [
        HANDLE,
        what,
        ...args,
      ] as [string, string, ...unknown[]]);
    /** The same, and refuses where there is none. */
    const inHost = async (what: string, ...args: unknown[]) => {
      if (!(await page.evaluate((handle) => handle in window, HANDLE))) throw new Error('the page has no host yet');
      return inPage(what, ...args);
    };
    await use({
      sandbox,
      traffic: entries,
      sent: (name) =>
        entries.filter((entry) => entry.direction === 'to-host' && entry.name === name).map(({ body }) => body),
      async waitFor(name, direction = 'to-host', timeout = 5000) {
        const findEntry = () => entries.find((entry) => entry.direction === direction && entry.name === name);
        await expect.poll(() => findEntry() !== undefined, { message: `${direction} ${name}`, timeout }).toBe(true);
        const entry = findEntry();
        if (!entry) throw new Error(`no ${name}`);
        return entry;
      },
      answer(user: UserAnswer | undefined, matter?: UserMatter) {
        checkUser(user, matter);
        if (matter === undefined) {
          if (user) state.user = user;
          return;
        }
        const { [matter]: _before, ...others } = state.answers ?? {};
        state.answers = user ? { ...others, [matter]: user } : others;
      },
      async method(method: string, handler?: unknown) {
        checkHandlers({ [method]: handler ?? (() => undefined) }, own);
        if (handler) handlers.set(method, handler as AnyHandler);
        else handlers.delete(method);
        state.methods = [...handlers.keys()];
        await page.evaluate((refresh) => Reflect.get(window, refresh)?.(), REFRESH);
      },
      async fault(method, fault) {
        checkFault(method, fault, own);
        const { [method]: _before, ...others } = state.faults ?? {};
        state.faults = fault ? { ...others, [method]: fault } : others;
        await inPage('fault', method, fault);
      },
      async release(method, how) {
        await page.waitForFunction(
          ([handle, name]) => {
            const held: readonly HeldCall[] = Reflect.get(window, handle)?.held ?? [];
            return held.some((call) => name === '*' || call.method === name);
          },
          [HANDLE, method] as const,
        );
        await inHost('release', method, how);
      },
      cover: (isCovered) => inHost('cover', isCovered),
      async session(token) {
        state.token = token;
        await inPage('session', token);
      },
      async emit(event, payload) {
        checkEventName(event, setupOf(host).setup.ownEvents);
        return inHost('emit', event, payload);
      },
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('bridge-traffic.jsonl', { body: trafficLines(entries), contentType: 'text/plain' });
    }
  },
});
