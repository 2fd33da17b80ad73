/** Provides test fixtures for a real host: the project's engine, and a host program with the provider's app. */
import { test as base, expect, type TestInfo } from '@playwright/test';
import { trafficLines } from '../src/traffic.ts';
import { userAgent } from '../src/user-agents.ts';
import { SITE } from './addresses.ts';
import { type AnsweringApp, type AnsweringOptions, answering, isIos } from './answering.ts';
import type { RealCase } from './cases.ts';
import type { Embedder, EmbedderSetup, HostWithUser } from './embedder.ts';
import { openEngine, type RunningEngine } from './engine.ts';

export { expect };

export interface HostRequest
  extends Partial<Omit<AnsweringOptions, 'channel'>>,
    Partial<Pick<EmbedderSetup, 'channelAtStart' | 'originRules' | 'folder' | 'servers' | 'proxy'>> {}

export interface StartedHost extends HostWithUser {
  readonly app: AnsweringApp;
}

/** The case of a run without a project. */
const DEFAULT_CASE: RealCase = { engine: 'webkit', origin: 'file', channel: 'handler' };

interface TestFixtures {
  startHost: (request?: HostRequest) => Promise<Omit<StartedHost, 'user'>>;
  startWithUser: (request?: HostRequest) => Promise<StartedHost>;
  running: Array<() => Promise<void>>;
}

/** Creates the app, and the setup of the host that transports its messages. `attach` connects them. */
function prepare({ channel }: RealCase, request: HostRequest = {}): { app: AnsweringApp; setup: EmbedderSetup } {
  const {
    channelAtStart,
    originRules,
    servers,
    proxy,
    folder = SITE,
    backend = 'http://127.0.0.1:9',
    ...options
  } = request;
  const app = answering({ channel, backend, ...options });
  const host = isIos(channel) ? 'ios-app' : 'android-app';
  return {
    app,
    setup: {
      channel,
      folder,
      userAgent: userAgent({ host, ...(options.version ? { version: options.version } : {}) }),
      receive: app.receive,
      ...(channelAtStart === undefined ? {} : { channelAtStart }),
      ...(originRules ? { originRules } : {}),
      ...(servers ? { servers } : {}),
      ...(proxy === undefined ? {} : { proxy }),
    },
  };
}

export const test = base.extend<TestFixtures, { realCase: RealCase; runningEngine: RunningEngine }>({
  realCase: [DEFAULT_CASE, { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ realCase }, use) => {
      const running = await openEngine(realCase.engine);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],

  running: async ({ browserName: _ }, use) => {
    const cleanups: Array<() => Promise<void>> = [];
    await use(cleanups);
    for (const cleanup of cleanups.reverse()) await cleanup();
  },
  startHost: async ({ realCase, runningEngine, running }, use, testInfo) =>
    use(async (request) => {
      const { app, setup } = prepare(realCase, request);
      const embedder = await runningEngine.start(setup);
      running.push(cleanupOf(embedder, app, testInfo));
      app.attach(embedder);
      return { embedder, app };
    }),
  startWithUser: async ({ realCase, runningEngine, running }, use, testInfo) =>
    use(async (request) => {
      const { app, setup } = prepare(realCase, request);
      const { embedder, user } = await runningEngine.startWithUser(setup);
      running.push(cleanupOf(embedder, app, testInfo));
      app.attach(embedder);
      return { embedder, user, app };
    }),
});

/** Returns the cleanup of a host, which attaches the screenshot and the messages if the test has failed. */
const cleanupOf = (embedder: Embedder, app: AnsweringApp, testInfo: TestInfo) => async () => {
  if (testInfo.status !== testInfo.expectedStatus) {
    await embedder.screenshot(testInfo.outputPath('failed.png')).catch(() => {});
    await testInfo.attach('bridge-traffic.jsonl', { body: trafficLines(app.traffic), contentType: 'text/plain' });
  }
  app.dispose();
  await embedder.close();
};
