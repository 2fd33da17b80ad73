/** Opens tabs that have only the SDK, on the app's origin: the same storage and locks, without the app. */
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { generatedChecks } from '../../../bridge-sdk/generator/src/checks/plugin.ts';
import type * as entry from './sdk-entry.ts';

const PATH = '/two-tabs';
const GLOBAL = 'twoTabs';
type Entry = typeof entry;
type Answer<Verb extends keyof Entry> = Awaited<ReturnType<Entry[Verb]>>;

/** Bundles the entry with all its imports into a classic script. */
async function script(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [generatedChecks()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'sdk-entry.ts'), formats: ['iife'], name: GLOBAL },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the page of the SDK was not built');
  return bundle.output[0].code.replaceAll('</script', '<\\/script');
}

/** Lets the context serve the page. Returns a function that opens a tab of it and waits until its bridge is ready. */
export async function serveSdkPage(context: BrowserContext): Promise<() => Promise<Page>> {
  const body = `<!doctype html><html lang="en"><title>Tab</title><script>${await script()}</script></html>`;
  await context.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  return async () => {
    const tab = await context.newPage();
    await tab.goto(PATH);
    await callPage(tab, 'opened');
    return tab;
  };
}

export function callPage<Verb extends keyof Entry>(
  tab: Page,
  verb: Verb,
  ...args: Parameters<Entry[Verb]>
): Promise<Answer<Verb>> {
  const request: [string, string, unknown[]] = [GLOBAL, verb, args];
  return tab.evaluate(([name, word, received]) => Reflect.get(Reflect.get(window, name), word)(...received), request);
}
