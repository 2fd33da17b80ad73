/** Installs the probe, a program that watches a measured page from inside. It runs in each document before anything else. */
import type { Page } from '@playwright/test';

export interface Ready {
  /** Milliseconds from the document's beginning to the frame that shows the texts. */
  readonly at: number;
  /** `now` is the same moment, `tap` the last tap, `sign` its first visible effect: milliseconds since 1970, 0 for none. */
  readonly now: number;
  readonly tap: number;
  readonly sign: number;
}

/** The middle of an element, and what a tap there meets. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly under: string;
}

interface Probe {
  /** Resolves after the frame in which all of these texts are visible, and scrolls to the last text. Rejects after `patienceMs`. */
  ready(texts: readonly string[], patienceMs: number): Promise<Ready>;
  /** Returns the point of a visible text's element; undefined if no visible element has that text. */
  point(text: string): Point | undefined;
  /** Returns the time of the last tap's first visible effect: milliseconds since 1970, 0 for none. */
  sign(): number;
  /** Marks the start of a change that is not caused by a tap. */
  begin(): void;
  /** Returns the duration of each interaction so far, in milliseconds. */
  interactions(): readonly number[];
  /** Returns the sum of all layout shifts without recent input. */
  shift(): number;
}

declare global {
  var perfProbe: Probe;
}

/** Runs in the page, so it uses no variable of this module. */
function probe(): void {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const find = (text: string): Element | undefined => {
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.nodeValue?.trim() === text && node.parentElement && isSeen(node.parentElement))
        return node.parentElement;
    return undefined;
  };
  const absolute = (time = performance.now()) => performance.timeOrigin + time;
  // Session storage keeps these values for the next document.
  const keep = (name: string, value: number) => sessionStorage.setItem(`perf.${name}`, String(value));
  const storedNumber = (name: string) => Number(sessionStorage.getItem(`perf.${name}`) ?? 0);
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  };

  /** Returns a text that changes when the element changes its look or its attributes. */
  const lookOf = (element: Element) => {
    const { backgroundColor, opacity, transform, filter, boxShadow } = getComputedStyle(element);
    const previous = getComputedStyle(element, '::before').opacity;
    const tag = (element.cloneNode(false) as Element).outerHTML;
    return [isSeen(element), tag, backgroundColor, opacity, transform, filter, boxShadow, previous].join();
  };
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const chain: Element[] = [];
      for (
        let current = target instanceof Element ? target : null;
        current && chain.length < 5;
        current = current.parentElement
      )
        if (current !== document.body && current !== document.documentElement) chain.push(current);
      // Reads the look before any handler of the page can change it.
      const looks = chain.map(lookOf);
      // The removal of an empty element acknowledges nothing: it is the cover against ghost taps. That of a link does: its page is shown.
      const isUnchanged = (element: Element, index: number) =>
        element.isConnected ? lookOf(element) === looks[index] : element.textContent === '';
      const address = location.href;
      keep('sign', 0);
      const watch = () => {
        if (chain.every(isUnchanged) && location.href === address) requestAnimationFrame(watch);
        else afterPaint(() => keep('sign', absolute()));
      };
      requestAnimationFrame(watch);
    },
    true,
  );
  addEventListener('pointerup', ({ timeStamp }) => keep('tap', absolute(timeStamp)), true);

  const interactions = new Map<number, number>();
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  globalThis.perfProbe = {
    ready: (texts, patienceMs) =>
      new Promise((resolve, reject) => {
        const until = performance.now() + patienceMs;
        const look = () => {
          const matches = texts.map(find);
          const last = matches.at(-1);
          if (performance.now() > until) return reject(new Error(`${texts.join()} was not seen`));
          if (!last || matches.includes(undefined)) return requestAnimationFrame(look);
          return afterPaint(() => {
            const time = performance.now();
            last.scrollIntoView({ block: 'center', behavior: 'instant' });
            resolve({ at: time, now: absolute(time), tap: storedNumber('tap'), sign: storedNumber('sign') });
          });
        };
        look();
      }),
    point: (text) => {
      const rect = find(text)?.getBoundingClientRect();
      if (!rect) return undefined;
      const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      const under = document.elementFromPoint(middle.x, middle.y)?.outerHTML.slice(0, 120) ?? 'no element';
      return { ...middle, under };
    },
    sign: () => storedNumber('sign'),
    begin: () => {
      keep('tap', absolute());
      keep('sign', 0);
    },
    interactions: () => [...interactions.values()],
    shift: () => shift,
  };
}

export const install = (page: Page): Promise<unknown> => page.addInitScript(probe);
