import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find.ts';
import type { Engine } from './cases.ts';
import { startChromium } from './chromium/start.ts';
import { playwrightUser } from './chromium/user.ts';
import type { Embedder, EmbedderSetup, HostWithUser } from './embedder.ts';
import { openDisplay } from './webkit/program.ts';
import { startWebkit } from './webkit/start.ts';
import { startAutomatedWebkit } from './webkit/start-automated.ts';

/** Describes an engine that can start hosts. */
export interface RunningEngine {
  start(setup: EmbedderSetup): Promise<Embedder>;
  /** Starts a host with a user. */
  startWithUser(setup: EmbedderSetup): Promise<HostWithUser>;
  close(): Promise<void>;
}

const OPEN: Readonly<Record<Engine, () => Promise<RunningEngine>>> = { webkit: openWebkit, chromium: openChromium };

export const openEngine = (engine: Engine): Promise<RunningEngine> => OPEN[engine]();

async function openWebkit(): Promise<RunningEngine> {
  const display = await openDisplay();
  return {
    start: (setup) => startWebkit(setup, display.name),
    startWithUser: (setup) => startAutomatedWebkit(setup, display.name),
    close: async () => display.close(),
  };
}

async function openChromium(): Promise<RunningEngine> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  return {
    start: (setup) => startChromium(setup, browser),
    async startWithUser(setup) {
      const embedder = await startChromium(setup, browser);
      return { embedder, user: playwrightUser(embedder.page) };
    },
    close: () => browser.close(),
  };
}
