/** Draws numbered boxes around differences over a phone's screen, which move as the page scrolls. */
import { h } from '../element.ts';
import type { Kind } from './differences.ts';
import type { DrawnElement } from './drawn.ts';

export interface Mark {
  readonly number: number;
  readonly kind: Kind;
  readonly item: DrawnElement;
  /** True if the page lacks the element. The mark is then drawn below the previous element. */
  readonly isMissing?: boolean;
}

export interface Marks {
  /** Covers the phone's screen. */
  readonly element: HTMLElement;
  show(marks: readonly Mark[], page: Window): void;
  hide(): void;
  /** Highlights the mark with this number for a moment. */
  highlight(number: number): void;
}

/** Milliseconds for which a mark is highlighted. */
const HIGHLIGHT_MS = 1600;

export function createMarks(): Marks {
  const fixedMarks = h('div');
  const scrollingMarks = h('div');
  const element = h('div', { className: 'marks', hidden: true }, scrollingMarks, fixedMarks);
  const followedPages = new WeakSet<Window>();
  const followScroll = (page: Window) => {
    const updatePosition = () => {
      scrollingMarks.style.transform = `translate(${-page.scrollX}px, ${-page.scrollY}px)`;
    };
    updatePosition();
    if (followedPages.has(page)) return;
    followedPages.add(page);
    page.addEventListener('scroll', updatePosition, { passive: true });
  };
  let lastState = '';
  return {
    element,
    show(marks, page) {
      element.hidden = false;
      followScroll(page);
      const state = JSON.stringify(marks);
      // Drawing the same marks again would end a mark's animation.
      if (state === lastState) return;
      lastState = state;
      const isFixed = ({ item }: Mark) => item.layer === 'fixed';
      fixedMarks.replaceChildren(...marks.filter(isFixed).map(boxOf));
      scrollingMarks.replaceChildren(...marks.filter((mark) => !isFixed(mark)).map(boxOf));
    },
    hide() {
      element.hidden = true;
    },
    highlight(number) {
      const box = element.querySelector(`[data-number="${number}"]`);
      box?.classList.add('shown');
      setTimeout(() => box?.classList.remove('shown'), HIGHLIGHT_MS);
    },
  };
}

function boxOf({ number, kind, item: { x, y, width, height }, isMissing = false }: Mark): HTMLElement {
  const box = h('i', { data: { kind, number: String(number) } }, h('b', { textContent: String(number) }));
  if (isMissing) box.dataset['missing'] = 'true';
  const position = isMissing
    ? { left: '8px', right: '8px', top: `${y + height}px` }
    : { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(box.style, position);
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
    const [box, elementBox] = [ancestor.getBoundingClientRect(), element.getBoundingClientRect()];
    ancestor.scrollBy({
      left: elementBox.x + elementBox.width / 2 - (box.x + box.width / 2),
      top: elementBox.y + elementBox.height / 2 - (box.y + box.height / 2),
      behavior: 'instant',
    });
  }
  const { y, height } = element.getBoundingClientRect();
  page.scrollBy({ top: y + height / 2 - page.innerHeight / 2, behavior: 'instant' });
}
