/**
 * For end-to-end tests: `test.use({ host: 'ios-app' })` is enough for a page to find itself in that host.
 *
 * - Every test has a backend sandbox of its own, and an error in the page or its console fails it.
 * - So does anything that a page's Content-Security-Policy refuses; no test can allow that.
 * - The host outlives page loads: its session, the user's mood and the traffic are kept here, not in the page.
 */

import { randomUUID } from 'node:crypto';
import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import type { Fault, HeldCall, Release } from './faults.ts';
import { trafficLines } from './index.ts';
import type { HostState } from './memory.ts';
import type { HostOption } from './options.ts';
import { HANDLE, RUNNER } from './page-entry.ts';
import { shimScript } from './page-script.ts';
import type { TrafficEntry } from './traffic.ts';
import type { UserAnswer, UserMatter } from './user.ts';
import { userAgent } from './user-agents.ts';

export type { HostOption, TrafficEntry };
export { expect };

/** The host of one test. */
export interface Shim {
  /** Name of the test's own backend sandbox. */
  readonly sandbox: string;
  /** All that crossed, over all page loads so far. */
  readonly traffic: readonly TrafficEntry[];
  /** The bodies of the messages of that name that the page has sent. */
  sent(name: string): unknown[];
  /** Resolves with the first message of that name, now or within `timeoutMs` (5,000). */
  waitFor(name: string, direction?: TrafficEntry['direction'], timeoutMs?: number): Promise<TrafficEntry>;
  answer(user: UserAnswer): void;
  /** Sets the user's answer in one matter, over that in general; `undefined` takes it away. */
  answer(user: UserAnswer | undefined, matter: UserMatter): void;
  /** Sets a fault for answers from now on; it reaches a page at once and outlives it. */
  fault(method: string, fault?: Fault): Promise<void>;
  /** Waits until the fault `hold` holds an answer to `method` (`*`: to any), then lets it go; default as it is. */
  release(method: string, how?: Release): Promise<void>;
  /** Covers the page, or uncovers it, as something else in front of it does; an own app says so as well. */
  cover(isCovered: boolean): Promise<void>;
  /** Own apps: the session is now this token's, or nobody's with an empty one. An open page is told. */
  session(token: string): Promise<void>;
  emit(event: string, payload?: unknown): Promise<unknown>;
}

interface Options {
  /** A host by name, or with its setup. Default `browser`. */
  host: HostOption;
  /** Console errors and page errors that this test expects. */
  allowErrors: readonly (string | RegExp)[];
  /** Waits of `setTimeout` in the page that take another time: `{ 400: 40 }` makes 40 ms of each wait of 400 ms. Default none. */
  timers: Readonly<Record<number, number>>;
}

interface Fixtures {
  shim: Shim;
  sandbox: string;
  hostRecord: { state: HostState; entries: TrafficEntry[] };
  noErrors: undefined;
  /** Lists what a page's policy has refused so far. A test that plants something takes its own entries out. */
  violations: string[];
  noViolations: undefined;
}

const setupOf = (host: HostOption) => (typeof host === 'string' ? { name: host } : host);

const POLICY_REFUSAL = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL|Type)/;

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

export const test = base.extend<Options & Fixtures, { shimScript: string }>({
  host: ['browser', { option: true }],
  allowErrors: [[], { option: true }],
  timers: [{}, { option: true }],
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,

  shimScript: [async ({ browserName: _ }, use) => use(await shimScript()), { scope: 'worker' }],
  sandbox: async ({ browserName: _ }, use) => use(`test-${randomUUID().slice(0, 8)}`),
  violations: async ({ browserName: _ }, use) => use([]),
  hostRecord: async ({ browserName: _ }, use) => use({ state: {}, entries: [] }),

  userAgent: async ({ host }, use) => {
    const { name, ...setup } = setupOf(host);
    await use(userAgent({ host: name, ...setup }));
  },
  context: async (
    { context, extraHTTPHeaders, host, timers, sandbox, baseURL, shimScript, hostRecord, violations },
    use,
  ) => {
    const { name, ...setup } = setupOf(host);
    await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, [SANDBOX_HEADER]: sandbox });
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
    const told = await context.addInitScript(tellViolations, RUNNER.violation);
    const timed = Object.keys(timers).length > 0 ? [await context.addInitScript(changeTimers, timers)] : [];
    const request = JSON.stringify({ sandbox, ...setup });
    const start = `{${shimScript};SdhealthShim.start(${JSON.stringify(name)},${request})}`;
    const started = await context.addInitScript({ content: start });
    if (baseURL?.startsWith('http')) {
      await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: baseURL }]);
    }
    await use(context);
    // A context may serve the next test; one that is closed by now has nothing left.
    await Promise.allSettled([memory, traffic, violation, told, ...timed, started].map((one) => one.dispose()));
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

  shim: async ({ page, sandbox, hostRecord }, use, testInfo) => {
    const { state, entries } = hostRecord;
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
        const found = () => entries.find((entry) => entry.direction === direction && entry.name === name);
        await expect.poll(() => found() !== undefined, { message: `${direction} ${name}`, timeout }).toBe(true);
        const entry = found();
        if (!entry) throw new Error(`no ${name}`);
        return entry;
      },
      answer(user: UserAnswer | undefined, matter?: UserMatter) {
        if (matter === undefined) {
          if (user) state.user = user;
          return;
        }
        const { [matter]: _before, ...others } = state.answers ?? {};
        state.answers = user ? { ...others, [matter]: user } : others;
      },
      async fault(method, fault) {
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
      emit: (event, payload) => inHost('emit', event, payload),
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('bridge-traffic.jsonl', { body: trafficLines(entries), contentType: 'text/plain' });
    }
  },
});
