/**
 * Runs a random trace of a booking by a person with two checkups, and compares the page with the backend after each step. The web view
 * may be killed, the network may fail, and another phone may book or cancel.
 */
import { vi } from 'vitest';
import { newPageLoad } from '../page-load.ts';
import { advance, settle } from '../payment/clock.ts';
import { type Fault, openService, type Service } from './service.ts';

export type Step =
  | { do: 'answer'; index: number }
  | { do: 'next' | 'next twice' | 'previous' | 'previous twice' | 'back' | 'forward'; hasty: boolean }
  | { do: 'on'; answers: number }
  | { do: 'reload' | 'kill' }
  | { do: 'elsewhere'; action: 'book' | 'cancel' }
  | { do: 'network'; path: string; fault: Fault }
  | { do: 'change' | 'cancel' | 'other product' }
  | { do: 'wait'; seconds: number };

export interface Outcome {
  /** Describes the violations. */
  violations: string[];
  /** True if the page has booked before the end. */
  booked: boolean;
}

interface Product {
  readonly productNo: string;
  readonly orderNo?: string;
}
/** A paid package with an order, and a gift without one. */
const PRODUCTS: readonly Product[] = [{ productNo: 'yj_gefmtj', orderNo: 'O1001' }, { productNo: 'lj_ybtj' }];
const QUESTIONS = ['In which city?', 'At which institution?', 'On which day?', 'Who will be examined?'];
const SUBMITS: readonly Step['do'][] = ['next', 'next twice', 'on'];
const MAX_REST_ROUNDS = 40;

type Pages = typeof import('./pages.tsx');
/** The modules of the current page load, which the next trace reuses. */
let loaded: Pages | undefined;

export async function run(steps: readonly Step[]): Promise<Outcome> {
  const trace = new TraceRun(await openService());
  await trace.begin();
  for (const step of steps) await trace.runStep(step);
  // Completes only every fourth booking, which takes most of the time.
  return trace.finish(steps.length % 4 === 0);
}

class TraceRun {
  readonly #service: Service;
  readonly #violations: string[] = [];
  /** Institutions and days that the person has tapped, by product. */
  readonly #tappedValues = new Map<string, Set<string>>();
  #pages: Pages | undefined;
  #close: () => void = () => {};
  #product: Product = PRODUCTS[0] ?? { productNo: '' };
  #load = 0;
  #running = 0;
  #booked = false;

  constructor(service: Service) {
    this.#service = service;
  }

  async begin(): Promise<void> {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.#send(input, init));
    history.replaceState(null, '', '/health/');
    loaded?.forget();
    await this.#open();
    this.#goTo(this.#product);
    await this.#waitForRest();
  }

  async runStep(step: Step): Promise<void> {
    const wasAsking = QUESTIONS.includes(this.#heading());
    switch (step.do) {
      case 'answer':
        this.#answer(step.index);
        break;
      case 'on':
        await this.#answerQuestions(step.answers);
        break;
      case 'next':
      case 'next twice':
        this.#tap('button[type="submit"]', step.do === 'next twice' ? 2 : 1);
        break;
      case 'previous':
      case 'previous twice':
        await this.#goBackOnce(() => this.#tapNamed('Previous', step.do === 'previous twice' ? 2 : 1));
        break;
      case 'back':
        if (this.#trail().length > 0) await this.#goBackOnce(() => history.back());
        break;
      case 'forward':
        history.forward();
        break;
      case 'reload':
        await this.#reload(location.href);
        break;
      case 'kill':
        sessionStorage.clear();
        await this.#reload(this.#addressOf(this.#product));
        break;
      case 'elsewhere':
        await this.#service.onSecondPhone(step.action, this.#product.productNo, this.#product.orderNo);
        break;
      case 'network':
        this.#service.fail(step.path, step.fault);
        break;
      case 'change':
        document.querySelector<HTMLElement>('a[href*="rebook=1"]')?.click();
        break;
      case 'cancel':
        this.#tapNamed('Cancel the appointment', 1);
        await settle(2);
        document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
        break;
      case 'other product':
        this.#product = PRODUCTS.find((product) => product !== this.#product) ?? this.#product;
        this.#goTo(this.#product);
        break;
      case 'wait':
        await advance(step.seconds * 1_000, 5_000);
    }
    if ('hasty' in step && step.hasty) return;
    await this.#waitForRest();
    await this.#check(wasAsking && SUBMITS.includes(step.do));
  }

  /** Checks that the pages agree with the backend. With `toTheEnd` the person also books the checkup, once. */
  async finish(toTheEnd: boolean): Promise<Outcome> {
    const booked = this.#booked;
    this.#service.clearFaults();
    await this.#waitForRest();
    const { productNo, orderNo } = this.#product;
    const previous = await this.#service.visitOf(productNo, orderNo);
    // Draws the page again, as an open page may not know of another phone's actions.
    this.#close();
    this.#goTo(this.#product);
    await this.#open();
    await this.#waitForRest();
    if (QUESTIONS.includes(this.#heading()) === (previous !== undefined))
      this.#violations.push(
        `the booking of ${productNo} is ${previous ? '' : 'not '}done, the page says: ${this.#pageText()}`,
      );
    if (toTheEnd) await this.#answerQuestions(QUESTIONS.length + 2);
    const visit = await this.#service.visitOf(productNo, orderNo);
    if (toTheEnd && !visit) this.#violations.push(`${productNo} could not be booked: ${this.#pageText()}`);
    for (const product of PRODUCTS)
      if ((await this.#service.ordersOf(product.productNo)) > (product.orderNo ? 0 : 1))
        this.#violations.push(`${product.productNo} was ordered more than once`);
    if (visit) {
      this.#pages?.navigate(this.#pages.pages.state(productNo, visit.orderNo));
      await this.#waitForRest();
      const day = `${Number(visit.date.slice(8))}`;
      if (!this.#pageText().includes('Booked') || !this.#pageText().includes(day))
        this.#violations.push(`the status is not of ${visit.date}: ${this.#pageText()}`);
    }
    this.#close();
    vi.clearAllTimers();
    return { violations: this.#violations, booked };
  }

  // ---- the person ----

  #answer(index: number): void {
    const step = QUESTIONS.indexOf(this.#heading());
    const choices = [
      'main button[aria-pressed]',
      'main input[type="radio"]:not([name="order"])',
      '[data-day]:not([aria-disabled])',
      'input[name="personId"]',
    ];
    // A change of date repeats the third question with another heading.
    const selector = choices[step] ?? choices[2] ?? '';
    const choosable = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !this.#isNew(element));
    const item = choosable[index % Math.max(1, choosable.length)];
    const choice = item?.dataset['day'] ?? (item instanceof HTMLInputElement && step === 1 ? item.value : undefined);
    if (choice) this.#tappedValuesOf(this.#product).add(choice);
    item?.click();
  }

  /** Skips a new person, whose details would have to be typed. */
  #isNew = (element: HTMLElement): boolean => element instanceof HTMLInputElement && element.value === 'new';

  /** Answers a number of questions, or all if fewer remain. */
  async #answerQuestions(times: number): Promise<void> {
    for (let time = 0; time < times && QUESTIONS.includes(this.#heading()); time++) {
      this.#answer(1);
      await settle(2);
      this.#tap('button[type="submit"]', 1);
      await this.#waitForRest();
    }
  }

  #isBooked = async (): Promise<boolean> =>
    (await this.#service.visitOf(this.#product.productNo, this.#product.orderNo)) !== undefined;

  async #goBackOnce(back: () => void): Promise<void> {
    const previous = QUESTIONS.indexOf(this.#heading());
    const trail = this.#trail();
    back();
    await settle(2);
    const current = QUESTIONS.indexOf(this.#heading());
    if (previous > 0 && trail.length > 0 && current >= 0 && current !== previous && current !== previous - 1)
      this.#violations.push(`back led from step ${previous} to ${current}`);
    // A previous booking may have completed, whose status is then the correct page.
    const isDone = location.pathname.includes('pecState') && (await this.#isBooked());
    if (previous > 0 && trail.length > 0 && !location.pathname.includes('medical-services') && !isDone)
      this.#violations.push('back led out of the booking');
  }

  #tap(selector: string, times: number): void {
    const target = document.querySelector<HTMLElement>(selector);
    for (let time = 0; time < times; time++) target?.click();
  }

  #tapNamed(name: string, times: number): void {
    const target = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
    for (let time = 0; time < times; time++) target?.click();
  }

  #heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  #pageText = (): string => `${location.pathname} ${document.body.textContent ?? ''}`.slice(0, 300);
  #tappedValuesOf({ productNo }: Product): Set<string> {
    const tapped = this.#tappedValues.get(productNo) ?? new Set();
    this.#tappedValues.set(productNo, tapped);
    return tapped;
  }
  #trail(): readonly unknown[] {
    const state: unknown = history.state;
    const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
    return Array.isArray(trail) ? trail : [];
  }

  // ---- the page ----

  #addressOf = ({ productNo, orderNo }: Product): string => this.#pages?.pages.book(productNo, orderNo) ?? '';
  #goTo(product: Product): void {
    this.#pages?.navigate(this.#addressOf(product));
  }

  /** Sends a call. A page that has ended gets no answer. */
  async #send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const load = this.#load;
    this.#running += 1;
    try {
      return await this.#service.fetch(input, init);
    } finally {
      this.#running -= 1;
      if (load !== this.#load) await new Promise<never>(() => undefined);
    }
  }

  async #open(): Promise<void> {
    loaded ??= await import('./pages.tsx');
    this.#pages = loaded;
    this.#close = await loaded.open(this.#service);
  }

  async #reload(address: string): Promise<void> {
    this.#load += 1;
    vi.clearAllTimers();
    this.#close();
    const { href } = new URL(address.startsWith('/') ? `/health${address}` : address, location.href);
    history.replaceState(address === location.href ? history.state : null, '', href);
    newPageLoad();
    loaded = undefined;
    await this.#open();
  }

  /** Waits for all pending work. */
  async #waitForRest(): Promise<void> {
    for (let round = 0, quiet = 0; round < MAX_REST_ROUNDS && quiet < 2; round++) {
      await settle(3);
      quiet = this.#running === 0 ? quiet + 1 : 0;
      vi.advanceTimersByTime(700);
    }
    await settle(3);
  }

  /** Checks the page. `isSubmit` is true after an answer, when a booking may follow. */
  async #check(isSubmit: boolean): Promise<void> {
    for (const { productNo, appointmentUnitId, appointmentDate } of this.#service.commits) {
      const tapped = this.#tappedValues.get(productNo);
      if (!tapped?.has(appointmentUnitId) || !tapped.has(appointmentDate))
        this.#violations.push(
          `sent for ${productNo} values that were not chosen for it: ${appointmentUnitId} ${appointmentDate}`,
        );
    }
    const { productNo, orderNo } = this.#product;
    if (!orderNo && (await this.#service.ordersOf(productNo)) > 1)
      this.#violations.push(`${productNo} was ordered more than once`);
    const isBooked = await this.#isBooked();
    this.#booked ||= isBooked;
    if (isSubmit && location.pathname.includes('pecState') && !isBooked)
      this.#violations.push(`the status page was shown without a booked date: ${this.#pageText()}`);
  }
}
