/**
 * Puts the pages of end-to-end tests into a host: `test.use({ host: 'ios-app' })`.
 *
 * - An error in the page or its console fails a test. So does a tester's mistake.
 * - A violation of the page's Content-Security-Policy also fails a test. No test can allow it.
 * - With `sandboxHeader` every request names the sandbox of its test, for a backend that isolates tests.
 * - The host outlives page loads. Its session, the user's answers and the traffic are stored here, not in the page.
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
import { type PageMessage, type RunnerReply, runnerAnswers } from './runner-answers.ts';
import type { TrafficEntry } from './traffic.ts';
import type { UserAnswer, UserMatter } from './user.ts';
import { userAgent } from './user-agents.ts';

export * from './index.ts';
export { expect };

/** The host of one test. */
export interface Shim {
  /** Name of this test's sandbox. Requests name it only with `sandboxHeader` or `sandboxCookie`. */
  readonly sandbox: string;
  /** The traffic of all page loads so far. */
  readonly traffic: readonly TrafficEntry[];
  /** Returns the bodies of the messages with this name that the page has sent. */
  sent(name: string): unknown[];
  /** Waits at most `timeoutMs` (5,000) for a message with this name. Resolves to the first one. */
  waitFor(name: string, direction?: TrafficEntry['direction'], timeoutMs?: number): Promise<TrafficEntry>;
  /** Sets the user's answer from now on. Default `accept`. */
  answer(user: UserAnswer): void;
  /** Sets the user's answer in one matter, which overrides the general one. `undefined` removes it. */
  answer(user: UserAnswer | undefined, matter: UserMatter): void;
  /** Sets the handler of a method, over page loads. It runs in the test's process. Without a handler the shim answers again. */
  method<Name extends keyof Methods>(name: Name, handler?: MethodHandler<Name>): Promise<void>;
  /** Sets the handler of a method of your own, declared in `ownMethods`. */
  method(name: string, handler?: OwnHandler): Promise<void>;
  /** Sets a fault for later answers, in the open page and in later page loads. Without `fault` it is removed. */
  fault(method: string, fault?: Fault): Promise<void>;
  /** Waits until the fault `hold` holds back an answer to `method` (`*`: to any method), then releases it. Default: unchanged. */
  release(method: string, how?: Release): Promise<void>;
  /** Covers or uncovers the page, as another window in front of it does. An own app also sends `paused` or `resumed`. */
  cover(isCovered: boolean): Promise<void>;
  /** Own apps: changes the session to this token, or logs out with an empty one. Sends `sessionChanged` to an open page. */
  session(token: string): Promise<void>;
  /** Emits an event to the page. Resolves to the page's reply for an answered event. */
  emit(event: string, payload?: unknown): Promise<unknown>;
}

/** The options of a test, for `test.use` and the configuration's `use`. */
export interface ShimOptions {
  /** The host: its name, or its name with a setup. Default `browser`. */
  host: HostOption;
  /** The tester's handlers by method. They run in the test's process. Default: the shim answers. */
  methods: Methods;
  /** Own apps: methods of your own, in addition to those of the contract. Default none. */
  ownMethods: Readonly<Record<string, OwnHandler>>;
  /** The bank and the account that the host itself calls, in the test's process. Default: see `backend` of the host. */
  servers: Partial<Backend>;
  /** Header that names the test's sandbox in every request. Default `''`: no header. */
  sandboxHeader: string;
  /** Cookie that names the sandbox, for requests without the header. Default `''`: no cookie. */
  sandboxCookie: string;
  /** The console errors and page errors that this test expects. */
  allowErrors: readonly (string | RegExp)[];
  /** Replaces delays of `setTimeout` in the page: `{ 400: 40 }` turns each delay of 400 ms into 40 ms. Default none. */
  timers: Readonly<Record<number, number>>;
}

/** The fixtures of a test. */
export interface ShimFixtures {
  /** The host around the page. */
  shim: Shim;
  /** Name of the test's sandbox. Default: a new one for each test. */
  sandbox: string;
  /** The parts of the host that outlive page loads: memory and traffic. */
  hostRecord: { state: HostState; entries: TrafficEntry[] };
  /** The violations of the page's policy so far. A test that causes one on purpose removes its entry. */
  violations: string[];
}

interface Fixtures extends ShimFixtures {
  tester: { mistakes: string[]; handlers: Map<string, AnyHandler> };
  noErrors: undefined;
  noMistakes: undefined;
  noViolations: undefined;
}

/** Checks a host and splits it into its name and its setup. */
function setupOf(host: HostOption) {
  const { name, ...setup } = typeof host === 'string' ? { name: host } : host;
  checkOptions(name, setup);
  return { name, setup };
}

const POLICY_REFUSAL = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL|Type)/;

interface Disposable {
  dispose(): Promise<unknown>;
}

/** Reports violations of the page's policy to the runner. Runs in the page. */
function reportViolations(runner: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
    const report: (text: string) => unknown = Reflect.get(window, runner);
    void report(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });
}

/** Replaces delays of `setTimeout`. Runs in the page. */
function changeTimers(timers: Readonly<Record<number, number>>): void {
  const original = window.setTimeout;
  const setTimer = (run: TimerHandler, ms = 0, ...rest: unknown[]) => original(run, timers[ms] ?? ms, ...rest);
  window.setTimeout = Object.assign(setTimer, original);
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
  tester: async ({ methods, ownMethods }, use) => {
    const customMethods = Object.keys(ownMethods);
    for (const table of [methods, ownMethods]) checkHandlers(table, customMethods);
    const handlers = new Map<string, AnyHandler>(Object.entries({ ...methods, ...ownMethods } as object));
    await use({ mistakes: [], handlers });
  },
  hostRecord: async ({ tester }, use) => use({ state: { methods: [...tester.handlers.keys()] }, entries: [] }),

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
      tester,
      violations,
    },
    use,
  ) => {
    const { name, setup } = setupOf(host);
    if (sandboxHeader) await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, [sandboxHeader]: sandbox });
    const answers = runnerAnswers((method) => tester.handlers.get(method));
    const tell = await context.exposeBinding(
      RUNNER.tell,
      async (_source, message: PageMessage): Promise<RunnerReply> => {
        if (message.kind === 'mistake') tester.mistakes.push(message.text);
        else if (message.kind === 'settle') await servers.settle?.(message.paySeq, message.result);
        else if (message.kind === 'log-in') return { kind: 'done', value: await servers.logIn?.() };
        else return answers(message);
        return { kind: 'done', value: undefined };
      },
    );
    const memory = await context.exposeBinding(RUNNER.memory, (_source, change?: HostState) => {
      Object.assign(hostRecord.state, change);
      return hostRecord.state;
    });
    const traffic = await context.exposeBinding(RUNNER.traffic, (_source, entry: TrafficEntry) => {
      hostRecord.entries.push(entry);
    });
    const violation = await context.exposeBinding(RUNNER.violation, (_source, text: string) => {
      violations.push(text);
    });
    const reporter = await context.addInitScript(reportViolations, RUNNER.violation);
    const timerScripts = Object.keys(timers).length > 0 ? [await context.addInitScript(changeTimers, timers)] : [];
    const runner: RunnerParts = {
      ownMethods: Object.keys(ownMethods),
      settle: servers.settle !== undefined,
      logIn: servers.logIn !== undefined,
    };
    const options = { ...(sandboxHeader ? { sandbox, sandboxHeader } : {}), ...setup };
    const start = `{${shimScript};SdhealthShim.start(${[name, options, runner].map((argument) => JSON.stringify(argument)).join()})}`;
    const hostScript = await context.addInitScript({ content: start });
    if (sandboxCookie && baseURL?.startsWith('http')) {
      await context.addCookies([{ name: sandboxCookie, value: sandbox, url: baseURL }]);
    }
    await use(context);
    // Cleans up, because a context may serve the next test. Older runners return nothing to dispose.
    const disposables = [memory, traffic, tell, violation, reporter, ...timerScripts, hostScript] as (
      | Disposable
      | undefined
    )[];
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
    async ({ tester }, use) => {
      await use(undefined);
      expect(tester.mistakes, "mistakes in the test's handlers").toEqual([]);
    },
    { auto: true },
  ],

  noViolations: [
    async ({ context, violations }, use) => {
      // The console also has the violations of workers, and of a page that ends before it can report them.
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

  shim: async ({ page, host, sandbox, ownMethods, hostRecord, tester }, use, testInfo) => {
    const { state, entries } = hostRecord;
    const { handlers } = tester;
    const customMethods = Object.keys(ownMethods);
    /** Calls a method of the page's host, if the page already has a host. */
    const inPage = (method: string, ...args: unknown[]) =>
      page.evaluate(([handle, name, ...rest]) => Reflect.get(window, handle)?.[name](...rest), [
        HANDLE,
        method,
        ...args,
      ] as [string, string, ...unknown[]]);
    /** Calls a method of the page's host. Throws if the page has no host yet. */
    const inHost = async (method: string, ...args: unknown[]) => {
      if (!(await page.evaluate((handle) => handle in window, HANDLE))) throw new Error('the page has no host yet');
      return inPage(method, ...args);
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
        checkHandlers({ [method]: handler ?? (() => undefined) }, customMethods);
        if (handler) handlers.set(method, handler as AnyHandler);
        else handlers.delete(method);
        state.methods = [...handlers.keys()];
        await page.evaluate((refresh) => Reflect.get(window, refresh)?.(), REFRESH);
      },
      async fault(method, fault) {
        checkFault(method, fault, customMethods);
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
