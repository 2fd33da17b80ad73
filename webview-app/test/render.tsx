/** Renders a component into the document for a test, and removes it after the test. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

export interface Rendered {
  container: HTMLElement;
  rerender: (element: ReactNode) => void;
  unmount: () => void;
  /** Returns the element with this role and accessible name (its `aria-label`, else its text). Throws without an element. */
  role: (role: string, name: string) => HTMLElement;
}

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Sets the flag without which React's `act` warns. */
function quietly<T>(run: () => T): T {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    return run();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

/** Runs a function that changes the page, and waits until React has rendered. */
export function acting(run: () => void): void {
  quietly(() => act(run));
}

/** Runs asynchronous work. Changes by promises that settle in `run` are rendered after it. */
export async function actingLater(run: () => Promise<unknown> | undefined): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    await run();
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}

const roles: Record<string, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  textbox: 'input, textarea',
};

export function render(element: ReactNode): Rendered {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let mounted = true;
  const unmount = () => {
    if (mounted) acting(() => root.unmount());
    mounted = false;
    container.remove();
  };
  ends.push(unmount);
  acting(() => root.render(element));
  return {
    container,
    rerender: (next) => acting(() => root.render(next)),
    unmount,
    role: (role, name) => {
      const all = [...container.querySelectorAll<HTMLElement>(roles[role] ?? `[role="${role}"]`)];
      const match = all.find((item) => (item.getAttribute('aria-label') ?? item.textContent) === name);
      if (!match) throw new Error(`no ${role} "${name}" in ${container.innerHTML}`);
      return match;
    },
  };
}

/** Presses an element as a finger does. */
export function tap(element: Element | null): void {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to tap');
  acting(() => element.click());
}

export function pressKey(element: Element | null, key: string): void {
  acting(() => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

/** Replaces the text as a person does, by the native setter, which React observes. */
export function typeIn(element: Element | null, value: string): void {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  acting(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
