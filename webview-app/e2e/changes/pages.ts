/** Selects a page of each kind, and opens a page with a link to it. */
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleAddress } from '../../matrix/addresses.ts';
import { type RouteId, routes } from '../../src/routes.ts';
import type { PageKind } from '../../src/routing/row.ts';
import { untilProgram } from '../journey/program.ts';
import { logInByService } from '../journey/signed-in.ts';
import { atRest } from './rest.ts';

const ids = Object.keys(routes) as RouteId[];

function kindOf(id: RouteId): PageKind {
  const { kind = 'detail' }: { readonly kind?: PageKind } = routes[id];
  return kind;
}
const hasReads = (id: RouteId): boolean =>
  existsSync(new URL(`../../src/screens/${id.replace('.', '/')}.reads.ts`, import.meta.url));

/** Returns the first page of a kind, preferably one whose screen lists its reads. */
function firstOf(kind: PageKind): RouteId {
  const matches = ids.filter((id) => kindOf(id) === kind);
  const [first] = [...matches.filter(hasReads), ...matches];
  if (!first) throw new Error(`no page is of the kind ${kind}`);
  return first;
}

/** Lists a page of each kind. */
export const changedPages = [...new Set(ids.map(kindOf))].map((kind) => ({ kind, id: firstOf(kind) }));

/** The page that gets the link. It is short, and its only other link is not prefetched. */
const HUB = '/health/activity/stock';

export interface Change {
  /** Taps the link. */
  open(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/**
 * Opens a page of a logged-in customer, adds a link to another page, and waits until it is at rest. Returns the function that taps it.
 */
export async function openLinkTo(page: Page, id: RouteId): Promise<Change> {
  await logInByService(page.request);
  await page.addInitScript(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));
  const hub = {
    page: 'stock',
    title: 'Hub',
    startAt: '2020-01-01T00:00:00+08:00',
    endAt: '2099-01-01T00:00:00+08:00',
    blocks: [{ id: '1', type: 'button', title: 'Go', link: sampleAddress(id) }],
  };
  await page.route('**/static-config/lego-activity/stock.json*', (route) => route.fulfill({ json: hub }));
  await page.goto(HUB);
  await untilProgram(page);
  const link = page.getByRole('link', { name: 'Go', exact: true });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await atRest(page);
  const box = await link.boundingBox();
  if (!box) throw new Error('the link has no box');
  return {
    // Taps the position that was measured before, because another measurement would force a layout.
    open: () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
  };
}
