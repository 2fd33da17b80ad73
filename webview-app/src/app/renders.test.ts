/**
 * Tests how often a change of the page renders its screen. Once is enough when the data is there: after a press that has prefetched it, and
 * on the way back. A screen without prefetched reads renders once more, for the answers that the person waits for.
 */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser, type OpenedApp } from '../../test/open-app.tsx';
import { pressLink } from '../../test/press-link.ts';
import { commitsDuring, firstDrawing, installRenderHook } from '../../test/renders.ts';
import { PAGES_TO_TRY, pageAddress } from '../../test/sample-pages.ts';
import { holdTime, untilSettled } from '../../test/settled.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import type { RouteId } from '../routes.ts';

installRenderHook();
testsWholePages();
beforeEach(() => void installHost('browser'));

const OTHER = '/download';

/** Screens that wait on the way back, each for the data named here: it is not remembered. */
const WAITS_ON_RETURN: Partial<Record<RouteId, string>> = {
  'services.current': 'tips, whose times follow the clock of the embedded backend',
  'services.orders': 'the list, requested by POST',
  'service-detail.sos': 'the copy on the phone',
  'rights-card.success': 'the account after a purchase',
  'rights-card.hpv': 'the product of the configuration',
  'checkup.refund-success': 'the address of the next page',
  'checkup.pay-refunded': 'the address of the next page',
  'free-appointment.no-service': 'the appointment',
  'consultation.graphic-client': 'the conversation',
  'consultation.graphic-detail': 'the consultation, then the list of consultations',
  'consultation.graphic-doctor': 'the doctor',
  'health-gold.step': 'the steps',
  'value-added.order': 'the orders',
};
/** Screens that wait for a second answer, which needs the first. */
const WAITS_TWICE: readonly RouteId[] = ['consultation.graphic-detail'];

/** Presses a link until its files and data have loaded. */
async function press(app: OpenedApp, address: string): Promise<void> {
  const link = pressLink(address);
  await untilSettled(app);
  link.remove();
}

test.each(PAGES_TO_TRY)(
  'page %s when opened, opened again and returned to: renders its screen once a change',
  async (id: RouteId) => {
    holdTime();
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const app = await browser.open(OTHER);
    await untilSettled(app);
    const address = pageAddress(id);
    const { screenOf } = await import('#screens');
    const { Component } = await screenOf(id).load();
    /** Returns the components that caused a render of the screen, a commit in each line. */
    const rendersOf = async (change: () => void) => {
      const commits = await commitsDuring(async () => {
        change();
        await untilSettled(app);
      });
      return commits.filter(({ rendered }) => rendered.includes(Component)).map(({ causes }) => causes.join(', '));
    };
    const open = async () => {
      await press(app, address);
      return rendersOf(() => app.navigate(address));
    };
    const more = WAITS_TWICE.includes(id) ? 1 : 0;
    const most = (screenOf(id).reads ? 1 : 2) + more;
    const first = await open();
    history.back();
    await untilSettled(app);
    const again = await open();
    app.navigate(OTHER);
    await untilSettled(app);
    const returned = await rendersOf(() => history.back());
    const tooOften = [
      ['first', first, most],
      ['again', again, most],
      ['back', returned, (WAITS_ON_RETURN[id] === undefined ? 1 : 2) + more],
    ].filter(([, renders, limit]) => (renders as string[]).length > (limit as number));
    expect(tooOften).toEqual([]);
  },
);

/**
 * Limits the first drawing. The program draws home anew over the markup, in one task, and the first tap waits for its end. A part that can
 * wait is drawn later, as `screens/home/later` is. Measured: 429 fibers for a visitor, 446 and 235 elements for a customer.
 */
const MAX_FIBERS = 460;
const MAX_ELEMENTS = 245;

test.each([
  ['a visitor', undefined],
  ['a customer', '13800138000'],
] as const)('home when %s opens it: its first drawing is within its limits', async (_, mobile) => {
  holdTime();
  const browser = newBrowser();
  if (mobile) await browser.logIn(mobile);
  const drawing = await firstDrawing('Home', async () => untilSettled(await browser.open('/')));
  expect(drawing).toBeDefined();
  const { fibers = 0, elements = 0, groups = [] } = drawing ?? {};
  const largest = groups.slice(0, 5).join('\n');
  expect(fibers, `fibers; the largest groups:\n${largest}`).toBeLessThanOrEqual(MAX_FIBERS);
  expect(elements, `elements; the largest groups:\n${largest}`).toBeLessThanOrEqual(MAX_ELEMENTS);
});
