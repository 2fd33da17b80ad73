/** Opens pages of a consumer's folder in a real browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../../scripts/browser.ts';
import { listenHere } from '../../../scripts/server/ports.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Resolves to the title that each page sets, or to an empty text for a page that sets none within 20 s. Rejects if a page has an error. */
export async function titlesOf(folder: string, files: readonly string[]): Promise<string[]> {
  const server = createServer(({ url = '' }, response) => {
    try {
      const content = readFileSync(join(folder, new URL(url, 'http://localhost').pathname));
      response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const origin = await listenHere(server);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  try {
    const titles: string[] = [];
    for (const file of files) {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      await page.goto(`${origin}/${file}`);
      await page.waitForFunction(() => document.title !== '', undefined, { timeout: 20_000 }).catch(() => undefined);
      assert.deepEqual(errors, [], file);
      titles.push(await page.title());
    }
    return titles;
  } finally {
    await browser.close();
    server.close();
  }
}
