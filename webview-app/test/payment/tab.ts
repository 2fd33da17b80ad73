/**
 * Runs one page load of the payment flow, with new modules over the shared storage. After its end its requests get no answer, and its
 * later writes to the storage are undone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { PurchaseEnd } from '../../src/flows/purchase.ts';
import { newPageLoad } from '../page-load.ts';
import { type Bank, PRODUCT } from './bank.ts';
import { settle } from './clock.ts';

/** The message that the page shows to the person. */
export type PaymentMessage = 'nothing' | 'paid' | 'refunded' | 'unpaid' | 'unsure' | 'unfinished' | 'busy' | 'failed';

export interface Tab {
  readonly page: Page;
  readonly message: PaymentMessage;
  /** True while a call or flow of the page is pending. */
  readonly busy: boolean;
  readonly alive: boolean;
  readonly onOrderPage: boolean;
  buy(replace?: boolean): void;
  /** Taps «I have paid». */
  confirm(): void;
  /** Restores a page from the browser's cache, as the back button does. */
  restore(): void;
  /** Leaves the page by address. */
  freeze(): void;
  end(): Promise<void>;
}

export type Landing = { page: 'sale' } | { page: 'order' | 'back-unpaid'; orderNo: string };

interface Page {
  alive: boolean;
}

const pageContext = new AsyncLocalStorage<Page>();

/** Tells if the running code belongs to the tab. */
export const isRunning = (tab: Tab): boolean => pageContext.getStore() === tab.page;
const never = () => new Promise<never>(() => undefined);

/** Connects all pages to a shared network. The async context identifies the page of a call. */
export function connect(bank: Bank): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const page = pageContext.getStore();
    if (page && !page.alive) return never();
    const answer = await bank.fetch(input, init).catch((error: unknown) => {
      if (page && !page.alive) return never();
      throw error;
    });
    return page && !page.alive ? never() : answer;
  });
}

const snapshot = () => ({ ...localStorage });
function restore(stored: Record<string, string>): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
}

export async function openTab(bank: Bank, landing: Landing, report: (tab: PaymentMessage) => void): Promise<Tab> {
  const page: Page = { alive: true };
  let state: PaymentMessage = 'nothing';
  let pageKind = landing.page;
  let orderNo = landing.page === 'sale' ? undefined : landing.orderNo;
  const showMessage = (next: PaymentMessage) => {
    if (!page.alive) return;
    state = next;
    report(next);
  };

  newPageLoad();
  const flow = await import('../../src/flows/purchase.ts');
  const { checkupSale } = await import('../../src/flows/checkup-sale.ts');
  const { healthCardSale } = await import('../../src/screens/rights/flows/card-sale.ts');
  const rows = bank.requested === 'card' ? healthCardSale() : checkupSale(PRODUCT);
  const sale: typeof rows = {
    ...rows,
    // Records the order here, as another page may complete the purchase and remove its record.
    open(request, key) {
      orderNo = request.orderNo;
      return rows.open(request, key);
    },
  };
  const { bridge } = await import('../../src/platform/bridge.ts');
  const { intentFor } = await import('../../src/store/purchase.ts');
  const { beginSession, sessionToken } = await import('../../src/store/session.ts');
  const { configureClient } = await import('../../src/client/request.ts');
  configureClient({ token: sessionToken, language: () => 'en' });
  beginSession(bank.token, bank.account as Parameters<typeof beginSession>[1]);

  let running = 0;
  const runAsPage = (work: () => Promise<void>) => {
    running += 1;
    const end = () => {
      running -= 1;
    };
    void pageContext.run(page, () =>
      work()
        .catch(() => showMessage('failed'))
        .finally(end),
    );
  };

  /** Opens the order's page, which waits for the server's answer. */
  const openOrderPage = async (number: string) => {
    pageKind = 'order';
    orderNo = number;
    showMessage('busy');
    showMessage(await flow.confirmPayment(sale, number, { patient: true }));
  };
  const showEnd = async (end: PurchaseEnd) => {
    if (end.end === 'paid' || end.end === 'unsure') await openOrderPage(end.orderNo);
    else if (end.end === 'unpaid' || end.end === 'unfinished') {
      orderNo = end.orderNo;
      showMessage(end.end);
    } else if (end.end !== 'left') showMessage('failed');
  };
  const tab: Tab = {
    page,
    get message() {
      return state;
    },
    get busy() {
      return page.alive && running > 0;
    },
    get alive() {
      return page.alive;
    },
    get onOrderPage() {
      return pageKind === 'order';
    },
    buy: (replace = false) =>
      runAsPage(async () => {
        showMessage('busy');
        await showEnd(await flow.purchase(sale, bank.priceFen, { replace }));
      }),
    confirm: () =>
      runAsPage(async () => {
        const knownOrderNo = orderNo ?? intentFor(rows.productNo)?.orderNo;
        if (!knownOrderNo) return;
        orderNo = knownOrderNo;
        const end = await flow.confirmPayment(sale, knownOrderNo);
        if (end === 'unpaid') showMessage('unpaid');
        else await openOrderPage(knownOrderNo);
      }),
    restore() {
      page.alive = true;
      state = 'nothing';
    },
    freeze() {
      page.alive = false;
    },
    async end() {
      const stored = snapshot();
      page.alive = false;
      bridge.dispose();
      await settle(2);
      restore(stored);
    },
  };
  if (landing.page === 'order') runAsPage(() => openOrderPage(landing.orderNo));
  if (landing.page === 'back-unpaid')
    runAsPage(async () => {
      const end = await flow.confirmPayment(sale, landing.orderNo);
      if (end === 'unpaid') flow.giveUp(rows.productNo, landing.orderNo);
      showMessage(end);
    });
  return tab;
}
