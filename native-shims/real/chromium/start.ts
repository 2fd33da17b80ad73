/** Starts an Android-like host: a Chromium page with either of Android's channels. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { ASSET_ORIGIN } from '../addresses.ts';
import type { Embedder, EmbedderSetup } from '../embedder.ts';
import { answerJavaCalls, type JavaMethods, javaInterfaceScript } from './java-interface.ts';
import { listenForWebMessages, type WebMessageListener, webMessageScript } from './web-message-listener.ts';

const HOST_NAME = 'sdhealthHost';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface ChromiumHost extends Embedder {
  /** Returns the current page, which is a new one after `kill`. */
  page(): Page;
}

export async function startChromium(setup: EmbedderSetup, browser: Browser): Promise<ChromiumHost> {
  const context = await browser.newContext({
    userAgent: setup.userAgent,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ...(setup.proxy === undefined ? {} : { proxy: { server: setup.proxy, bypass: '127.0.0.1,localhost' } }),
  });
  await serveAssets(context, setup.folder);
  for (const [origin, to] of Object.entries(setup.servers ?? {})) await forwardOrigin(context, origin, to);
  const pageErrors: string[] = [];
  context.on('weberror', (error) => pageErrors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`${message.text()} (${message.location().url})`);
  });

  let hasChannel = setup.channelAtStart ?? true;
  let view = await openView(context, setup, () => hasChannel);
  return {
    pageErrors,
    page: () => view.page,
    async open(address) {
      if (view.page.isClosed()) view = await openView(context, setup, () => hasChannel);
      await view.page.goto(address);
    },
    async reload() {
      await view.page.reload();
    },
    async evaluate(body) {
      const { result, exceptionDetails } = await view.session.send('Runtime.evaluate', {
        expression: `(async () => {${body}})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    send: (text) => view.send(text),
    async setChannel(there) {
      hasChannel = there;
      if (there) await view.session.send('Runtime.evaluate', { expression: view.script });
    },
    // Does nothing, because a headless page is always in front. The host's events `paused` and `resumed` are enough.
    setCovered: async () => {},
    async kill() {
      const crashed = view.page.waitForEvent('crash');
      // Ignores the command's answer, which was lost with the page.
      view.session.send('Page.crash').catch(() => {});
      await crashed;
      // Closes the page, because Android cannot reuse a web view whose renderer has ended.
      await view.page.close();
    },
    async screenshot(file) {
      await view.page.screenshot({ path: file });
    },
    close: () => context.close(),
  };
}

interface View {
  readonly page: Page;
  readonly session: CDPSession;
  readonly script: string;
  send(text: string): Promise<boolean>;
}

async function openView(context: BrowserContext, setup: EmbedderSetup, hasChannel: () => boolean): Promise<View> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const receive = (text: string) => {
    if (hasChannel()) setup.receive(text);
  };
  const { script, send } =
    setup.channel === 'java-interface'
      ? await withJavaInterface(session, receive, hasChannel)
      : await withWebMessages(session, receive, setup.originRules ?? ['*']);
  if (hasChannel()) await page.addInitScript({ content: script });
  return { page, session, script, send };
}

async function withJavaInterface(session: CDPSession, receive: (text: string) => void, hasChannel: () => boolean) {
  const methods: JavaMethods = {
    postMessage: (text = '') => void receive(text),
    // Returns a value immediately, like the getters of apps.
    describe: () => JSON.stringify({ store: 'test' }),
  };
  await answerJavaCalls(session, () => (hasChannel() ? methods : undefined));
  const target = 'globalThis.sdhealthBridge';
  return {
    script: javaInterfaceScript(HOST_NAME, methods),
    async send(text: string) {
      const expression = `!!${target} && (${target}.receive(${JSON.stringify(text)}), true)`;
      const { result } = await session.send('Runtime.evaluate', { expression });
      return result.value === true;
    },
  };
}

async function withWebMessages(session: CDPSession, receive: (text: string) => void, rules: readonly string[]) {
  const listener: WebMessageListener = await listenForWebMessages(session, rules, receive);
  return { script: webMessageScript(HOST_NAME, rules), send: (text: string) => listener.send(text) };
}

async function serveAssets(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${ASSET_ORIGIN}/**`, async (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    try {
      const body = await readFile(join(folder, path));
      await route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
}

async function forwardOrigin(context: BrowserContext, origin: string, to: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(origin, to);
    // Reports a stopped server as a refused connection, not as an error of the host.
    const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort('connectionrefused'));
  });
}
