/** Watches a user's actions in one frame, and repeats those of another frame. */
import type { ElementLocator, UserAction } from '../messages.ts';

const TAPPABLE =
  'a,button,summary,input,select,textarea,[role=button],[role=tab],[role=option],[role=radio],[role=checkbox],[role=menuitem]';
/** Selects the fields for typing. Boxes are left out, because a tap ticks them. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]),select,textarea';

export function watchUserActions(window: Window & typeof globalThis, report: (action: UserAction) => void): void {
  const { document } = window;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof window.Element ? event.target.closest(TAPPABLE) : null;
      // Reports only trusted events, because a repeated action must not be reported again.
      if (event.isTrusted && target) report({ kind: 'tap', element: locatorOf(target) });
    },
    true,
  );
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!event.isTrusted || !isField(window, target)) return;
      report({ kind: 'type', element: locatorOf(target), value: target.value });
    },
    true,
  );
  let pending = 0;
  let isUserScroll = false;
  for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const) {
    document.addEventListener(gesture, () => (isUserScroll = true), { capture: true, passive: true });
  }
  window.addEventListener(
    'scroll',
    () => {
      if (!isUserScroll) return;
      window.clearTimeout(pending);
      pending = window.setTimeout(() => {
        isUserScroll = false;
        report({ kind: 'scroll', element: locatorOf(document.documentElement), value: String(scrollRatio(window)) });
      }, 60);
    },
    { passive: true },
  );
}

export function repeatUserAction(window: Window & typeof globalThis, { kind, element, value = '' }: UserAction): void {
  if (kind === 'scroll') {
    const { scrollHeight, clientHeight } = window.document.documentElement;
    return window.scrollTo({ top: Number(value) * Math.max(0, scrollHeight - clientHeight) });
  }
  const target = findElement(window.document, element);
  if (kind === 'tap') return target instanceof window.HTMLElement ? target.click() : undefined;
  if (!isField(window, target)) return;
  // Uses the prototype's setter, because a framework's setter on the element would hide the change from the framework.
  const prototype = Object.getPrototypeOf(target);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new window.Event('input', { bubbles: true }));
  target.dispatchEvent(new window.Event('change', { bubbles: true }));
}

const scrollRatio = (window: Window) => {
  const { scrollHeight, clientHeight } = window.document.documentElement;
  return window.scrollY / Math.max(1, scrollHeight - clientHeight);
};

const isField = (
  window: Window & typeof globalThis,
  target: unknown,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof window.Element && target.matches(FIELDS);

/** Returns an element's role and text. */
function labelOf(element: Element): string {
  const kind = element.getAttribute('role') ?? element.nodeName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
  return `${kind} ${name.trim().replace(/\s+/g, ' ').slice(0, 80)}`;
}

const elementsWithLabel = (document: Document, label: string) =>
  Array.from(document.querySelectorAll(TAPPABLE)).filter((element) => labelOf(element) === label);

function locatorOf(element: Element): ElementLocator {
  const label = labelOf(element);
  const index = elementsWithLabel(element.ownerDocument, label).indexOf(element);
  return { label, index: Math.max(0, index), path: pathOf(element) };
}

function findElement(document: Document, { label, index, path }: ElementLocator): Element | null {
  const matches = elementsWithLabel(document, label);
  return matches[index] ?? matches[0] ?? document.querySelector(path);
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let current: Element | null = element; current?.parentElement; current = current.parentElement) {
    steps.unshift(`:nth-child(${Array.from(current.parentElement.children).indexOf(current) + 1})`);
  }
  return `:root>${steps.join('>')}`;
}
