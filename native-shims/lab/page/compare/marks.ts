/** Draws numbered boxes around differences over a phone's screen, which move as the page scrolls. */
import { h } from '../element.ts';
import type { Kind } from './differences.ts';
import type { Drawn } from './drawn.ts';

export interface Mark {
  readonly number: number;
  readonly kind: Kind;
  readonly thing: Drawn;
  /** True if the page lacks the element, which would be below this one. */
  readonly isMissing?: boolean;
}

export interface Marks {
  /** Covers the phone's screen. */
  readonly element: HTMLElement;
  show(marks: readonly Mark[], page: Window): void;
  hide(): void;
  /** Lets the mark of a number shine. */
  shine(number: number): void;
}

/** Milliseconds that a mark shines. */
const SHINE_MS = 1600;

export function createMarks(): Marks {
  const still = h('div');
  const moving = h('div');
  const element = h('div', { className: 'marks', hidden: true }, moving, still);
  const followed = new WeakSet<Window>();
  const follow = (page: Window) => {
    const place = () => {
      moving.style.transform = `translate(${-page.scrollX}px, ${-page.scrollY}px)`;
    };
    place();
    if (followed.has(page)) return;
    followed.add(page);
    page.addEventListener('scroll', place, { passive: true });
  };
  let drawn = '';
  return {
    element,
    show(marks, page) {
      element.hidden = false;
      follow(page);
      const state = JSON.stringify(marks);
      // Drawing the same marks again would end a mark's animation.
      if (state === drawn) return;
      drawn = state;
      const isStill = ({ thing }: Mark) => thing.layer === 'fixed';
      still.replaceChildren(...marks.filter(isStill).map(boxOf));
      moving.replaceChildren(...marks.filter((mark) => !isStill(mark)).map(boxOf));
    },
    hide() {
      element.hidden = true;
    },
    shine(number) {
      const box = element.querySelector(`[data-number="${number}"]`);
      box?.classList.add('shown');
      setTimeout(() => box?.classList.remove('shown'), SHINE_MS);
    },
  };
}

function boxOf({ number, kind, thing: { x, y, width, height }, isMissing = false }: Mark): HTMLElement {
  const box = h('i', { data: { kind, number: String(number) } }, h('b', { textContent: String(number) }));
  if (isMissing) box.dataset['missing'] = 'true';
  const place = isMissing
    ? { left: '8px', right: '8px', top: `${y + height}px` }
    : { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(box.style, place);
  return box;
}

/** Scrolls a page and its inner parts until an element is in the middle. The page around the frame is not scrolled. */
export function bringToView(element: Element): void {
  const { ownerDocument: document } = element;
  const page = document.defaultView;
  if (!page) return;
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.documentElement;
    ancestor = ancestor.parentElement
  ) {
    const { overflowX, overflowY } = page.getComputedStyle(ancestor);
    if (!/auto|scroll/.test(overflowX + overflowY) || ancestor === document.body) continue;
    const [box, own] = [ancestor.getBoundingClientRect(), element.getBoundingClientRect()];
    ancestor.scrollBy({
      left: own.x + own.width / 2 - (box.x + box.width / 2),
      top: own.y + own.height / 2 - (box.y + box.height / 2),
      behavior: 'instant',
    });
  }
  const { y, height } = element.getBoundingClientRect();
  page.scrollBy({ top: y + height / 2 - page.innerHeight / 2, behavior: 'instant' });
}
