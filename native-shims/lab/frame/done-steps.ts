/** Tells what is done in one frame, by its user or in the wake of another phone, in the words of a test. */
import { describe, isSecret, meantBy, placeOf } from '../export/describe.ts';
import type { DoneStep, Place } from '../export/steps.ts';

/** Fields for typing and choosing. A tap on one is no step of its own. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=button],[type=submit]),select,textarea';

export interface DoneSteps {
  /** Repeats what was done in another phone; it counts as done here. */
  repeat(run: () => void): void;
}

/** Notices that a page, or a part of it, became longer as it was scrolled. */
function watchGrowth(window: Window & typeof globalThis): { wasSeen(): boolean; forget(): void } {
  /** Heights at the first scroll since the last step. */
  const heights = new Map<Element, number>();
  /** Its path: a list may count its pages in the query. */
  let path = '';
  window.addEventListener(
    'scroll',
    ({ target }) => {
      const part = target instanceof window.Element ? target : window.document.documentElement;
      // Another page begins anew: its back button is no step that would have ended the one before.
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
