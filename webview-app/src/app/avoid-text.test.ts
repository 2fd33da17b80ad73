import { afterEach, expect, test, vi } from 'vitest';
import { avoidText } from './avoid-text.ts';

/** The page's layout is imitated: no layout is computed here. */
const PLACE = { left: 0, right: 48, top: 0, bottom: 48 };

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts the markup under the button and returns whether the button is aside. */
function isAside(markup: string): boolean {
  document.body.innerHTML = `<aside><svg></svg></aside><div id="under">${markup}</div>`;
  const spot = document.querySelector('aside') as HTMLElement;
  vi.spyOn(spot, 'getBoundingClientRect').mockReturnValue(PLACE as DOMRect);
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([PLACE] as unknown as DOMRectList);
  document.elementsFromPoint = () => [
    ...spot.querySelectorAll('*'),
    spot,
    ...document.querySelectorAll('#under, #under *'),
  ];
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => {
    look();
    return 0;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe = () => this.report();
      disconnect = () => undefined;
    },
  );
  avoidText(spot)();
  return spot.hasAttribute('data-avoids-text');
}

test.each([
  ['nothing', '', false],
  ['an empty card', '<p> </p>', false],
  ['a picture', '<img alt="">', false],
  ['an amount', '<b>¥299</b>', true],
  ['an arrow', '<svg><path d="m9 18 6-6-6-6"></path></svg>', true],
])('over %s', (_, markup, aside) => expect(isAside(markup)).toBe(aside));
