/** The program that watches a measured page from inside: put into each of its documents before anything else runs. */
import type { Page } from '@playwright/test';

export interface Ready {
  /** Milliseconds from the document's beginning to the frame that shows the texts. */
  readonly at: number;
  /** The same moment, the last tap, and its first sign on the page: milliseconds since 1970; 0 for none. */
  readonly now: number;
  readonly tap: number;
  readonly sign: number;
  /** The middle of the last text's element. */
  readonly x: number;
  readonly y: number;
}

interface Probe {
  /** Resolves after the frame in which all of these texts can be seen, and scrolls the last one into the window; rejects after a while. */
  ready(texts: readonly string[], patienceMs: number): Promise<Ready>;
  /** The time of the last tap's first sign: milliseconds since 1970; 0 for none. */
  sign(): number;
  /** Begins a change that is no tap. */
  begin(): void;
  /** The longest of the interactions up to now in milliseconds, by their number. */
  interactions(): readonly number[];
  /** The sum of all shifts that no person caused. */
  shift(): number;
}

declare global {
  var perfProbe: Probe;
}

/** Runs in the page. It reads no variable from around it. */
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
  // A document that goes away takes its variables with it; the next one goes on with these.
  const keep = (name: string, value: number) => sessionStorage.setItem(`perf.${name}`, String(value));
  const storedNumber = (name: string) => Number(sessionStorage.getItem(`perf.${name}`) ?? 0);
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  };

  /** A pressed element looks another way, has another attribute, or is gone. */
  const looksOf = (chain: readonly Element[]) =>
    chain
      .map((element) => {
        const { backgroundColor, opacity, transform, filter, boxShadow } = getComputedStyle(element);
        const previous = getComputedStyle(element, '::before').opacity;
        const tag = (element.cloneNode(false) as Element).outerHTML;
        return [isSeen(element), tag, backgroundColor, opacity, transform, filter, boxShadow, previous].join();
      })
      .join();
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
      // The pressed look begins with the press, before any handler of the page.
      const looks = looksOf(chain);
      const address = location.href;
      keep('sign', 0);
      const watch = () => {
        if (looksOf(chain) === looks && location.href === address) requestAnimationFrame(watch);
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
            const { x, y, width, height } = last.getBoundingClientRect();
            const middle = { x: x + width / 2, y: y + height / 2 };
            resolve({ at: time, now: absolute(time), tap: storedNumber('tap'), sign: storedNumber('sign'), ...middle });
          });
        };
        look();
      }),
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
