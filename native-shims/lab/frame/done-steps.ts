/** Reports the actions in a frame as test steps, by its user or repeated from another phone. */
import { describe, interactiveAncestor, isSecret, pageStateOf } from '../export/describe.ts';
import type { DoneStep, PageState } from '../export/steps.ts';

/** Selects fields for typing and choosing, on which a tap is not a separate step. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=button],[type=submit]),select,textarea';

export interface DoneSteps {
  /** Repeats an action of another phone and records it as a step. */
  repeat(run: () => void): void;
}

/** Detects that scrolling has made a page, or a scrollable part of it, longer. */
function watchGrowth(window: Window & typeof globalThis): { hasGrown(): boolean; reset(): void } {
  /** Heights at the first scroll since the last step. */
  const heights = new Map<Element, number>();
  /** The path without the query, where a list may count its pages. */
  let path = '';
  window.addEventListener(
    'scroll',
    ({ target }) => {
      const scroller = target instanceof window.Element ? target : window.document.documentElement;
      // Clears the heights of another page, because going back is not a step that would have cleared them.
      if (path !== window.location.pathname) heights.clear();
      path = window.location.pathname;
      if (!heights.has(scroller)) heights.set(scroller, scroller.scrollHeight);
    },
    { capture: true, passive: true },
  );
  return {
    hasGrown: () =>
      path === window.location.pathname && [...heights].some(([part, height]) => part.scrollHeight > height + 1),
    reset: () => heights.clear(),
  };
}

export function watchDoneSteps(
  window: Window & typeof globalThis,
  report: (step: DoneStep, place: PageState) => void,
): DoneSteps {
  let isRepeating = false;
  const growth = watchGrowth(window);
  const listen = (type: string, stepOf: (target: Element) => DoneStep | undefined) =>
    window.document.addEventListener(
      type,
      (event) => {
        if (!(event.isTrusted || isRepeating) || !(event.target instanceof window.Element)) return;
        const pageState = pageStateOf(window);
        const step = stepOf(event.target);
        if (!step) return;
        report(growth.hasGrown() ? { ...step, isFar: true } : step, pageState);
        growth.reset();
      },
      true,
    );
  listen('click', (target) => {
    const element = interactiveAncestor(target);
    return element && !element.matches(FIELDS) ? { does: 'tap', element: describe(element) } : undefined;
  });
  listen('input', (target) => {
    if (!target.matches(FIELDS)) return undefined;
    const value = String(Reflect.get(target, 'value'));
    const isChoice = target.nodeName === 'SELECT';
    return { does: 'type', element: describe(target), value, isSecret: isSecret(target), isChoice };
  });
  return {
    repeat(run) {
      isRepeating = true;
      try {
        run();
      } finally {
        isRepeating = false;
      }
    },
  };
}
