/** Reports the actions in a frame as test steps, by its user or repeated from another phone. */
import { describe, isSecret, meantBy, placeOf } from '../export/describe.ts';
import type { DoneStep, Place } from '../export/steps.ts';

/** Selects fields for typing and choosing, on which a tap is no separate step. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=button],[type=submit]),select,textarea';

export interface DoneSteps {
  /** Repeats an action of another phone and records it as a step. */
  repeat(run: () => void): void;
}

/** Detects that scrolling has made a page, or a part of it, longer. */
function watchGrowth(window: Window & typeof globalThis): { wasSeen(): boolean; forget(): void } {
  /** Heights at the first scroll since the last step. */
  const heights = new Map<Element, number>();
  /** The path without the query, where a list may count its pages. */
  let path = '';
  window.addEventListener(
    'scroll',
    ({ target }) => {
      const part = target instanceof window.Element ? target : window.document.documentElement;
      // Another page starts over, as going back is no step that would have cleared the heights.
      if (path !== window.location.pathname) heights.clear();
      path = window.location.pathname;
      if (!heights.has(part)) heights.set(part, part.scrollHeight);
    },
    { capture: true, passive: true },
  );
  return {
    wasSeen: () =>
      path === window.location.pathname && [...heights].some(([part, height]) => part.scrollHeight > height + 1),
    forget: () => heights.clear(),
  };
}

export function watchDoneSteps(
  window: Window & typeof globalThis,
  report: (step: DoneStep, place: Place) => void,
): DoneSteps {
  let repeats = false;
  const growth = watchGrowth(window);
  const listen = (type: string, tell: (target: Element) => DoneStep | undefined) =>
    window.document.addEventListener(
      type,
      (event) => {
        if (!(event.isTrusted || repeats) || !(event.target instanceof window.Element)) return;
        const place = placeOf(window);
        const step = tell(event.target);
        if (!step) return;
        report(growth.wasSeen() ? { ...step, isFar: true } : step, place);
        growth.forget();
      },
      true,
    );
  listen('click', (target) => {
    const element = meantBy(target);
    return element && !element.matches(FIELDS) ? { does: 'tap', on: describe(element) } : undefined;
  });
  listen('input', (target) => {
    if (!target.matches(FIELDS)) return undefined;
    const value = String(Reflect.get(target, 'value'));
    const isChoice = target.nodeName === 'SELECT';
    return { does: 'type', on: describe(target), value, isSecret: isSecret(target), isChoice };
  });
  return {
    repeat(run) {
      repeats = true;
      try {
        run();
      } finally {
        repeats = false;
      }
    },
  };
}
