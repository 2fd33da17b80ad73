/**
 * Runs a random trace of a person who buys a checkup in an app or a browser. The cashier may report a false result, and the network
 * may fail. Each message of a page must be true when it is shown, and the last messages must agree with the ledger.
 */
import { type InstalledHost, installHost } from '@sdhealth/native-shims/vitest';
import { vi } from 'vitest';
import { type Bank, openBank, type ProductKind } from './bank.ts';
import { advance, settle } from './clock.ts';
import { connect, isRunning, type Landing, openTab, type Tab } from './tab.ts';

export type HostKind = 'android-app' | 'ios-app' | 'browser' | 'mini-program';

/** The user's action at the cashier, and how host and bank report it. */
export type Cashier =
  | 'accept'
  | 'fail'
  | 'cancel'
  | 'cancel, but charged'
  | 'cancel, charged later'
  | 'accept, not charged'
  | 'accept, charged later'
  | 'killed after paying'
  | 'killed'
  | 'leave';

export type Step =
  | { do: 'buy' | 'buy twice' | 'pay again' | 'ask'; tab: number }
  | { do: 'reload'; tab: number }
  | { do: 'kill' }
  | { do: 'second tab' }
  | { do: 'back' }
  | { do: 'wait'; seconds: number }
  | { do: 'cashier'; is: Cashier }
  | { do: 'network'; path: string; how: 'lost' | 'unsent' | 'trouble' };

export interface Outcome {
  orders: number;
  charges: number;
  /** Descriptions of messages that were false when they were shown. */
  violations: string[];
  /** The final messages of all open pages, and of a page that is opened at the end. */
  finally: string[];
  charged: boolean;
}

const FALSE_PAID = 'a page showed paid, nothing was charged';
const LATER_MS = 7_000;
/** The part of each wait in which modules may still load (milliseconds). */
const LOADING_MS = 12_000;
/** A wait above the 10 minutes after which the app gives up on a native cashier (milliseconds). */
const PATIENCE_MS = 700_000;

export async function run(
  host: HostKind,
  steps: readonly Step[],
  requested: ProductKind = 'checkup',
): Promise<Outcome> {
  const bank = await openBank(requested);
  connect(bank);
  const trace = new TraceRun(host, bank);
  await trace.begin();
  for (const step of steps) await trace.runStep(step);
  return trace.finish();
}

class TraceRun {
  readonly #host: HostKind;
  readonly #bank: Bank;
  #installed: InstalledHost | undefined;
  #tabs: Tab[] = [];
  #frozen: Tab[] = [];
  #cashier: Cashier = 'accept';
  #charged = false;
  /** The number of pending charges. A page may know of one before this trace, so its messages are judged afterwards. */
  #pendingCharges = 0;
  #wasPaidShownEarly = false;
  /** Pages that were opened after another page had shown "paid". They offer no purchase. */
  readonly #pagesAfterPaid = new Set<Tab>();
  #wasPaidShown = false;
  readonly #violations: string[] = [];
  readonly #work: Promise<unknown>[] = [];

  constructor(host: HostKind, bank: Bank) {
    this.#host = host;
    this.#bank = bank;
  }

  async begin(): Promise<void> {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/health/pecSale/x');
    Object.defineProperty(location, 'assign', {
      configurable: true,
      value: (url: string) => this.#leaveForCashier(url),
    });
    this.#installed = installHost(this.#host, {
      settle: (paySeq, result) => this.#settle(paySeq, result),
      onAsk: (what) => {
        if (what === 'paySeq' || what === 'pay page') this.#onCashierOpened();
      },
      token: this.#bank.token,
    });
    this.#setNextAnswer();
    await this.#open({ page: 'sale' });
  }

  async runStep(step: Step): Promise<void> {
    const tab = 'tab' in step ? this.#tabs[step.tab % Math.max(1, this.#tabs.length)] : undefined;
    switch (step.do) {
      case 'buy':
      case 'buy twice':
        if (tab && tab.message !== 'paid' && !tab.busy && !this.#pagesAfterPaid.has(tab)) {
          tab.buy();
          if (step.do === 'buy twice') tab.buy();
        }
        break;
      case 'pay again':
        if (tab?.message === 'unfinished' && !tab.busy) tab.buy(true);
        break;
      case 'ask':
        if (tab && tab.message !== 'paid') tab.confirm();
        break;
      case 'reload':
        if (tab) await this.#reload(tab);
        break;
      case 'kill':
        await this.#restartPage({ page: 'sale' });
        break;
      case 'second tab':
        if (this.#host === 'browser' && this.#tabs.length < 2) await this.#open({ page: 'sale' });
        break;
      case 'back':
        this.#back();
        break;
      case 'wait':
        await advance(step.seconds * 1_000);
        break;
      case 'cashier':
        this.#cashier = step.is;
        this.#setNextAnswer();
        break;
      case 'network':
        this.#bank.fail(step.path, step.how);
    }
    await settle(4);
    await this.#waitForWork();
  }

  async finish(): Promise<Outcome> {
    this.#bank.clearFaults();
    await this.#waitForRest();
    // Closes an open cashier, and waits for a slow bank.
    await advance(2_000, 500);
    await advance(LATER_MS + 1_000, 4_000);
    await this.#waitForRest();
    for (const tab of this.#tabs) if (tab.message !== 'paid') tab.confirm();
    await this.#waitForRest();
    const { orders, charged } = await this.#bank.readBooks();
    const messages = this.#tabs.map((tab) => tab.message);
    const last = orders.at(-1);
    if (last) {
      const orderPage = await this.#open({ page: 'order', orderNo: last });
      await this.#waitForRest();
      messages.push(orderPage.message);
    }
    for (const tab of this.#tabs) await tab.end();
    this.#installed?.dispose();
    return {
      orders: orders.length,
      charges: charged.length,
      violations: this.#violations,
      finally: messages.filter((message) => message !== 'nothing'),
      charged: charged.length > 0,
    };
  }

  /** Lets time pass until no page is busy, at most `PATIENCE_MS`. */
  async #waitForRest(): Promise<void> {
    for (let waited = 0; waited < PATIENCE_MS; waited += 3_000) {
      await settle(4);
      // Waits for imports, which take real time, unknown to the fake clock.
      if (waited < LOADING_MS) await vi.dynamicImportSettled();
      await this.#waitForWork();
      if (!this.#tabs.some((tab) => tab.busy)) return;
      await advance(3_000, 3_000);
    }
  }

  async #open(landing: Landing): Promise<Tab> {
    const tab = await openTab(this.#bank, landing, (word) => {
      this.#wasPaidShown ||= word === 'paid';
      if (word === 'paid' && !this.#charged) {
        if (this.#pendingCharges > 0) this.#wasPaidShownEarly = true;
        else this.#violations.push(FALSE_PAID);
      }
      if (word === 'unpaid' && this.#charged) this.#violations.push('a page showed unpaid, it was charged');
    });
    if (this.#wasPaidShown) this.#pagesAfterPaid.add(tab);
    this.#tabs.push(tab);
    return tab;
  }

  async #reload(tab: Tab): Promise<void> {
    const landing: Landing = { page: 'sale' };
    this.#tabs = this.#tabs.filter((item) => item !== tab);
    await tab.end();
    await this.#open(landing);
  }

  async #restartPage(landing: Landing): Promise<void> {
    for (const tab of this.#tabs.splice(0)) await tab.end();
    for (const tab of this.#frozen.splice(0)) await tab.end();
    await this.#open(landing);
  }

  /** Goes back from the cashier, which shows the page as it was left. */
  #back(): void {
    const tab = this.#frozen.pop();
    if (!tab) return;
    tab.restore();
    this.#tabs.push(tab);
  }

  // ---- the bank ----

  async #charge(paySeq: string): Promise<void> {
    this.#pendingCharges += 1;
    await this.#bank.pay(paySeq);
    this.#charged ||= (await this.#bank.readBooks()).charged.length > 0;
    this.#pendingCharges -= 1;
    if (this.#wasPaidShownEarly && !this.#charged && this.#pendingCharges === 0) this.#violations.push(FALSE_PAID);
  }

  #chargeLater(paySeq: string): void {
    setTimeout(() => this.#work.push(this.#charge(paySeq)), LATER_MS);
  }

  async #waitForWork(): Promise<void> {
    while (this.#work.length > 0) await Promise.all(this.#work.splice(0));
  }

  // ---- an app's own cashier ----

  #setNextAnswer(): void {
    const cancels: readonly Cashier[] = ['cancel', 'cancel, but charged', 'cancel, charged later'];
    const silent: readonly Cashier[] = ['leave', 'killed', 'killed after paying'];
    this.#installed?.answer(
      cancels.includes(this.#cashier)
        ? 'cancel'
        : silent.includes(this.#cashier)
          ? 'leave'
          : this.#cashier === 'fail'
            ? 'fail'
            : 'accept',
    );
  }

  /** Triggers the events that happen in the app's cashier besides its reply. */
  #onCashierOpened(): void {
    const cashier = this.#cashier;
    this.#work.push(
      (async () => {
        const paySeq = await this.#bank.openPaySeq();
        if (!paySeq) return;
        if (cashier === 'cancel, but charged' || cashier === 'killed after paying') await this.#charge(paySeq);
        if (cashier === 'cancel, charged later') this.#chargeLater(paySeq);
        if (cashier === 'killed' || cashier === 'killed after paying') await this.#restartPage({ page: 'sale' });
      })(),
    );
  }

  /** Reports the result to the bank by the app's own network, independent of the page. */
  async #settle(paySeq: string, result: 'paid' | 'declined'): Promise<void> {
    if (result === 'declined') return this.#bank.decline(paySeq);
    if (this.#cashier === 'accept, not charged') return undefined;
    if (this.#cashier === 'accept, charged later') return this.#chargeLater(paySeq);
    return this.#charge(paySeq);
  }

  // ---- the cashier by address ----

  #leaveForCashier(address: string): void {
    const url = new URL(address);
    const [redirectUrl = '', failUrl = ''] = ['redirectUrl', 'failUrl'].map((name) => url.searchParams.get(name) ?? '');
    const orderNo = new URL(failUrl).searchParams.get('orderNo') ?? redirectUrl.split(/[/=]/).at(-1) ?? '';
    const cashier = this.#cashier;
    const leaving = this.#tabs.find(isRunning);
    if (!leaving) throw new Error('the page that left is not open');
    this.#tabs = this.#tabs.filter((tab) => tab !== leaving);
    leaving.freeze();
    this.#frozen.push(leaving);
    this.#work.push(
      (async () => {
        const unpaidLanding: Landing = { page: 'back-unpaid', orderNo };
        const orderLanding: Landing = { page: 'order', orderNo };
        const paySeq = await this.#bank.paySeqOf(url.searchParams.get('tradeNo'));
        const paid: readonly Cashier[] = ['accept', 'cancel, but charged', 'killed after paying'];
        if (paid.includes(cashier)) await this.#charge(paySeq);
        if (cashier === 'fail') await this.#bank.decline(paySeq);
        if (cashier.endsWith('later')) this.#chargeLater(paySeq);
        if (cashier.startsWith('killed')) await this.#restartPage({ page: 'sale' });
        else if (cashier.startsWith('accept')) await this.#open(orderLanding);
        else if (cashier !== 'leave') await this.#open(unpaidLanding);
      })(),
    );
  }
}
