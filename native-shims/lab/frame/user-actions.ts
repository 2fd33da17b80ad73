/** Watches what a user does in one frame, and repeats what was done in another. */
import type { ElementLocator, UserAction } from '../messages.ts';

const TAPPABLE =
  'a,button,summary,input,select,textarea,[role=button],[role=tab],[role=option],[role=radio],[role=checkbox],[role=menuitem]';
/** What is typed into; a box that is ticked is tapped. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]),select,textarea';

export function watchUserActions(window: Window & typeof globalThis, tell: (action: UserAction) => void): void {
  const { document } = window;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof window.Element ? event.target.closest(TAPPABLE) : null;
      // Only a user's own doing: a repeated action must not be told again.
      if (event.isTrusted && target) tell({ kind: 'tap', locator: locatorOf(target) });
    },
    true,
  );
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!event.isTrusted || !isField(window, target)) return;
      tell({ kind: 'type', locator: locatorOf(target), value: target.value });
    },
    true,
  );
  let waiting = 0;
  let user = false;
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const) {
    document.addEventListener(sign, () => (user = true), { capture: true, passive: true });
  }
  window.addEventListener(
    'scroll',
    () => {
      if (!user) return;
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        user = false;
        tell({ kind: 'scroll', locator: locatorOf(document.documentElement), value: String(scrolled(window)) });
      }, 60);
    },
    { passive: true },
  );
}

export function repeatUserAction(window: Window & typeof globalThis, { kind, locator, value = '' }: UserAction): void {
  if (kind === 'scroll') {
    const { scrollHeight, clientHeight } = window.document.documentElement;
    return window.scrollTo({ top: Number(value) * Math.max(0, scrollHeight - clientHeight) });
  }
  const target = find(window.document, locator);
  if (kind === 'tap') return target instanceof window.HTMLElement ? target.click() : undefined;
  if (!isField(window, target)) return;
  // A controlled field listens to the setter of its class: only the prototype's own leaves the change visible to it.
  const prototype = Object.getPrototypeOf(target);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new window.Event('input', { bubbles: true }));
  target.dispatchEvent(new window.Event('change', { bubbles: true }));
}

const scrolled = (window: Window) => {
  const { scrollHeight, clientHeight } = window.document.documentElement;
  return window.scrollY / Math.max(1, scrollHeight - clientHeight);
};

const isField = (
  window: Window & typeof globalThis,
  target: unknown,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof window.Element && target.matches(FIELDS);

/** What an element is and says. */
function labelOf(element: Element): string {
  const kind = element.getAttribute('role') ?? element.nodeName.toLowerCase();
  const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
  return `${kind} ${words.trim().replace(/\s+/g, ' ').slice(0, 80)}`;
}

const sameAs = (document: Document, label: string) =>
  Array.from(document.querySelectorAll(TAPPABLE)).filter((element) => labelOf(element) === label);

function locatorOf(element: Element): ElementLocator {
  const label = labelOf(element);
  const index = sameAs(element.ownerDocument, label).indexOf(element);
  return { label, index: Math.max(0, index), path: pathOf(element) };
}

function find(document: Document, { label, index, path }: ElementLocator): Element | null {
  const same = sameAs(document, label);
  return same[index] ?? same[0] ?? document.querySelector(path);
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    steps.unshift(`:nth-child(${Array.from(at.parentElement.children).indexOf(at) + 1})`);
  }
  return `:root>${steps.join('>')}`;
}
