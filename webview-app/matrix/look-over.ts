/** Checks one page: waits until it is at rest, then returns all findings. */
import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../chaos/judge.ts';
import { type Look, lookAt } from '../chaos/look.ts';
import { watchTraffic } from '../chaos/traffic.ts';
import { accessibilityFaults } from '../e2e/axe.ts';
import { tooWide } from '../e2e/screen-rows/page-faults.ts';
import { watchErrors } from './errors.ts';
import { factFaults, factsOf } from './page-facts.ts';
import { LIMIT_MS, OLD_MS, untilAtRest } from './rest.ts';

/** The window of the narrowest phone. */
const SMALL = { width: 320, height: 640 };

interface Way {
  readonly address: string;
  /** Console lines that belong to the state. */
  readonly says?: readonly RegExp[];
  /** True to skip accessibility and the width on a small phone. Default false. */
  readonly isBrief?: boolean;
  /** The longest wait in milliseconds; default 12,000. */
  readonly limitMs?: number;
  /** The milliseconds until the first look; default 0. They do not count for `ms`. */
  readonly leastMs?: number;
  /** Called while the page has its usual size, for a picture. */
  readonly atRest?: () => Promise<void>;
}

export interface Seen {
  readonly title: string;
  readonly tree: string;
  readonly ms: number;
  readonly findings: readonly string[];
}

export async function lookOver(context: BrowserContext, page: Page, way: Way): Promise<Seen> {
  const { address, says = [], isBrief = false, limitMs = LIMIT_MS, leastMs = 0, atRest } = way;
  const errors = watchErrors(context);
  const traffic = watchTraffic(context, OLD_MS);
  const from = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  let ms = 0;
  let look: Look | undefined;
  // A page is at rest for a moment before it reloads itself.
  do {
    ms = await untilAtRest(page, traffic, from, limitMs);
    look = await lookAt(page);
  } while ((!look || look.busy.length > 0 || look.content.length < 2) && Date.now() - from < limitMs);
  const early = from + leastMs - Date.now();
  if (early > 0) {
    await page.waitForTimeout(early);
    await untilAtRest(page, traffic, from, limitMs);
    look = await lookAt(page);
  }
  traffic.end();
  const facts = await factsOf(page);
  const findings = [
    ...faultsOf({ look, ms }),
    ...factFaults(facts),
    ...(await tooWide(page)).map((value) => `at 390 px: ${value}`),
  ];
  const tree = await page.locator('body').ariaSnapshot();
  if (!isBrief) findings.push(...(await accessibilityFaults(page, { allTexts: false })));
  await atRest?.();
  if (!isBrief) {
    await page.setViewportSize(SMALL);
    findings.push(...(await tooWide(page)).map((value) => `at 320 px: ${value}`));
  }
  findings.push(...errors.list(says));
  return { title: facts.title, tree, ms, findings };
}
