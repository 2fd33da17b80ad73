/** Checks one page: waits until it is at rest, then returns all findings. */
import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../chaos/page-findings.ts';
import { type PageSnapshot, takeSnapshot } from '../chaos/page-snapshot.ts';
import { watchTraffic } from '../chaos/traffic.ts';
import { accessibilityFaults } from '../e2e/axe.ts';
import { tooWide } from '../e2e/screen-rows/page-faults.ts';
import { watchErrors } from './errors.ts';
import { factFaults, factsOf } from './page-facts.ts';
import { LIMIT_MS, OLD_MS, waitForRest } from './rest.ts';

/** The window of the narrowest phone. */
const SMALL = { width: 320, height: 640 };

interface Options {
  readonly address: string;
  /** Console lines that belong to the state. */
  readonly consoleLines?: readonly RegExp[];
  /** True to skip accessibility and the width on a small phone. Default false. */
  readonly isBrief?: boolean;
  /** The longest wait in milliseconds. Default 12,000. */
  readonly limitMs?: number;
  /** The minimum milliseconds until the inspection. Default 0. They do not count in `ms`. */
  readonly minWaitMs?: number;
  /** Called while the page has its usual size, for a picture. */
  readonly onSettled?: () => Promise<void>;
}

export interface Inspection {
  readonly title: string;
  readonly tree: string;
  readonly ms: number;
  readonly findings: readonly string[];
}

export async function inspectPage(context: BrowserContext, page: Page, options: Options): Promise<Inspection> {
  const { address, consoleLines = [], isBrief = false, limitMs = LIMIT_MS, minWaitMs = 0, onSettled } = options;
  const errors = watchErrors(context);
  const traffic = watchTraffic(context, OLD_MS);
  const startedAt = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  let ms = 0;
  let view: PageSnapshot | undefined;
  // A page is at rest for a moment before it reloads itself.
  do {
    ms = await waitForRest(page, traffic, startedAt, limitMs);
    view = await takeSnapshot(page);
  } while ((!view || view.busy.length > 0 || view.content.length < 2) && Date.now() - startedAt < limitMs);
  const remainingMs = startedAt + minWaitMs - Date.now();
  if (remainingMs > 0) {
    await page.waitForTimeout(remainingMs);
    await waitForRest(page, traffic, startedAt, limitMs);
    view = await takeSnapshot(page);
  }
  traffic.end();
  const facts = await factsOf(page);
  const findings = [
    ...faultsOf({ view, ms }),
    ...factFaults(facts),
    ...(await tooWide(page)).map((value) => `at 390 px: ${value}`),
  ];
  const tree = await page.locator('body').ariaSnapshot();
  if (!isBrief) findings.push(...(await accessibilityFaults(page, { allTexts: false })));
  await onSettled?.();
  if (!isBrief) {
    await page.setViewportSize(SMALL);
    findings.push(...(await tooWide(page)).map((value) => `at 320 px: ${value}`));
  }
  findings.push(...errors.list(consoleLines));
  return { title: facts.title, tree, ms, findings };
}
