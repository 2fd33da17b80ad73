/**
 * Runs a random trace of two persons who share a phone with two browser tabs. A login in either tab changes the person of the phone.
 * The ledger and the requests show the person of each order and call.
 */
import { installHost } from '@sdhealth/native-shims/vitest';
import { vi } from 'vitest';
import { newPageLoad } from '../page-load.ts';
import { type Bank, type Customer, openBank, PRODUCT } from './bank.ts';
import { advance, settle } from './clock.ts';

export type Who = 'a' | 'b';

export type TwoPersonsStep =
  | { do: 'buy' | 'pay again' | 'log out' | 'reload'; tab: number }
  | { do: 'log in'; tab: number; person: Who }
  /** The browser notifies every tab of another tab's writes. */
  | { do: 'news' }
  | { do: 'pay' }
  | { do: 'wait'; seconds: number }
  /** The answer to the next call of this path is delayed. */
  | { do: 'hold'; path: string; seconds: number };

export interface TwoPersonsOutcome {
  /** Descriptions of actions in the name of a person who has left. */
  readonly violations: string[];
  readonly orders: number;
  readonly charges: number;
  /** The number of times that a tab reloaded because the person had changed in the other tab. */
  readonly reloadCount: number;
}

interface Tab {
  readonly number: number;
  readonly logIn: (person: Customer) => void;
  readonly logOut: () => void;
  readonly buy: (replace: boolean) => void;
  /** Ends the page, which then receives nothing. */
  readonly end: () => void;
}

const OWNER = 'sdhealth.owner';

/** Runs `begin`, and returns a function that removes its event listeners. */
function withListeners(begin: () => void): () => void {
  const removals: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      if (typeof listener !== 'function') return;
      const hear = (event: Event) => void listener(event);
      add(type, hear);
      removals.push(() => target.removeEventListener(type, hear));
    });
  });
  begin();
  for (const spy of spies) spy.mockRestore();
  return () => {
    for (const remove of removals) remove();
  };
}

export async function runTwoPersons(steps: readonly TwoPersonsStep[]): Promise<TwoPersonsOutcome> {
  const bank = await openBank();
  const persons = { a: bank as Customer, b: await bank.logIn('13800138000') };
  return new SharedPhone(bank, persons).run(steps);
}

class SharedPhone {
  readonly #bank: Bank;
  readonly #persons: Readonly<Record<Who, Customer>>;
  /** The phone's person: the last who logged in, in any tab, and has not logged out. */
  #present: Who | undefined;
  #tabs: Tab[] = [];
  readonly #delays = new Map<string, number>();
  readonly #violations: string[] = [];
  #reloads = 0;
  /** Trade numbers at the cashier, each with the phone's owner when the page was left for it. */
  #atCashier: { tradeNo: string | null; owner: Who | undefined }[] = [];
  readonly #work: Promise<unknown>[] = [];

  constructor(bank: Bank, persons: Readonly<Record<Who, Customer>>) {
    this.#bank = bank;
    this.#persons = persons;
  }

  async run(steps: readonly TwoPersonsStep[]): Promise<TwoPersonsOutcome> {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/health/pecSale/x');
    Object.defineProperty(location, 'assign', { configurable: true, value: (url: string) => this.#leave(url) });
    // Counts reloads without doing them, as a later step of the trace reloads.
    Object.defineProperty(location, 'reload', { configurable: true, value: () => void this.#reloads++ });
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.#send(input, init));
    const installed = installHost('browser');
    for (const number of [0, 1]) this.#tabs[number] = await this.#open(number);
    this.#logInOn(0, 'a');
    this.#logInOn(1, 'a');
    for (const step of steps) {
      await this.#take(step);
      await settle(3);
    }
    await this.#wait(60_000);
    await this.#pay();
    await this.#checkStoredData();
    const { orders, charged } = await this.#bank.readBooks();
    for (const tab of this.#tabs) tab.end();
    installed.dispose();
    return { violations: this.#violations, orders: orders.length, charges: charged.length, reloadCount: this.#reloads };
  }

  async #take(step: TwoPersonsStep): Promise<void> {
    switch (step.do) {
      case 'buy':
      case 'pay again':
        return this.#tabs[step.tab]?.buy(step.do === 'pay again');
      case 'log in':
        return this.#logInOn(step.tab, step.person);
      case 'log out':
        this.#tabs[step.tab]?.logOut();
        if (localStorage.getItem(OWNER) === null) this.#present = undefined;
        return;
      case 'reload':
        this.#tabs[step.tab]?.end();
        // The account service's cookie belongs to the person who logged in last.
        this.#tabs[step.tab] = await this.#open(step.tab);
        if (this.#present) this.#logInOn(step.tab, this.#present);
        return;
      case 'news':
        dispatchEvent(new StorageEvent('storage', { key: OWNER }));
        return;
      case 'pay':
        return this.#pay();
      case 'wait':
        return this.#wait(step.seconds * 1_000);
      case 'hold':
        this.#delays.set(step.path, step.seconds * 1_000);
    }
  }

  /** Waits, including for imports, which take real time, unknown to the fake clock. */
  async #wait(ms: number): Promise<void> {
    for (let round = 0; round < 4; round++) {
      await vi.dynamicImportSettled();
      await advance(ms / 4, 1_000);
    }
  }

  #logInOn(tab: number, person: Who): void {
    this.#present = person;
    this.#tabs[tab]?.logIn(this.#persons[person]);
  }

  async #open(number: number): Promise<Tab> {
    newPageLoad();
    const { purchase } = await import('../../src/flows/purchase.ts');
    const { checkupSale } = await import('../../src/flows/checkup-sale.ts');
    const { configureClient } = await import('../../src/client/request.ts');
    const { beginSession, endSession, session, sessionToken } = await import('../../src/store/session.ts');
    const { isSamePersonSignedIn, watchOwner } = await import('../../src/app/watch-owner.ts');
    configureClient({ token: sessionToken, owner: () => session.owner, isSamePersonSignedIn, language: () => 'en' });
    const end = withListeners(watchOwner);
    return {
      number,
      logIn: ({ token, account }) => beginSession(token, account),
      logOut: endSession,
      end,
      buy: (replace) =>
        void this.#work.push(purchase(checkupSale(PRODUCT), this.#bank.priceFen, { replace }).catch(() => undefined)),
    };
  }

  /** Sends a page's call, and compares its token with the phone's person. */
  async #send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const token = new Headers(init?.headers).get('authorization');
    const path = new URL(String(input), 'http://localhost').pathname.split('/').at(-1) ?? '';
    const present = this.#present && `Bearer ${this.#persons[this.#present].token}`;
    if (token !== null && token !== present)
      this.#violations.push(`${path} was sent in the name of a person who had left`);
    const answer = await this.#bank.fetch(input, init);
    const delayMs = this.#delays.get(path);
    this.#delays.delete(path);
    if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer;
  }

  #leave(address: string): void {
    this.#atCashier.push({ tradeNo: new URL(address).searchParams.get('tradeNo'), owner: this.#present });
  }

  /** Pays for everyone at a cashier. */
  async #pay(): Promise<void> {
    for (const { tradeNo, owner: who } of this.#atCashier.splice(0)) {
      const { userId, orderNo } = await this.#bank.ownerOf(tradeNo);
      if (!who || this.#persons[who].account.userId !== userId)
        this.#violations.push(`${who ?? 'nobody'} came to the cashier with ${orderNo}, which is another's`);
      await this.#bank.pay(await this.#bank.paySeqOf(tradeNo));
    }
  }

  /** Checks that the phone stores no data of another person. */
  async #checkStoredData(): Promise<void> {
    const stored = JSON.stringify({ ...localStorage });
    for (const [userId, orderNo] of Object.entries(await this.#bank.orderByOwner())) {
      const isPresent = this.#present && this.#persons[this.#present].account.userId === userId;
      if (!isPresent && stored.includes(orderNo)) this.#violations.push(`${orderNo} is on the phone of another`);
    }
  }
}
