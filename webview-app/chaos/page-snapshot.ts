/** Reads the visible content of a page. */
import type { Page } from '@playwright/test';

export interface PageSnapshot {
  /** All readable text, with the names of pictures and buttons, but without examples of code. */
  readonly text: string;
  /** The text that can be read in the page's main part or in a dialog over it. */
  readonly content: string;
  /** The parts that are marked as loading. */
  readonly busy: readonly string[];
  /** The links, buttons and choices of the main part or of a dialog that can be used. */
  readonly controls: number;
  /** The sizes and markup of fields whose text is smaller than 16 px. On such fields iOS zooms the page. */
  readonly smallFields: readonly string[];
}

/** Returns the visible content of a page. Undefined while there is no page. */
export async function takeSnapshot(page: Page): Promise<PageSnapshot | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 5_000));
  return Promise.race([page.evaluate(readPage).catch(() => undefined), timeout]);
}

/** Runs in the page, so it uses nothing of this module. */
function readPage(): PageSnapshot {
  const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';
  // The start page shows its error beside the skeleton of the page.
  const PARTS = 'main, dialog, [role="dialog"], [role="alertdialog"], .start-words';
  const isVisible = (element: Element | null): boolean => {
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const texts: string[] = [];
  const content: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    // A translator's wrappers are as large as their words, also in a hidden element.
    const parent = walker.currentNode.parentElement?.closest(':not(font)');
    const text = walker.currentNode.textContent?.trim();
    if (!text || !parent || parent.closest('pre, code, script, style, textarea')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    texts.push(text);
    if (isVisible(parent) && parent.closest(PARTS)) content.push(text);
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
    for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  // Parts under a dialog may be busy, because the dialog waits for the person.
  const dialog = [...document.querySelectorAll(DIALOGS)].findLast((element) => element.checkVisibility());
  const busy = [...(dialog ?? document).querySelectorAll('[aria-busy="true"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 80));
  if (document.querySelector('#root .start-opening')?.checkVisibility()) busy.push('the start page is still opening');
  const controls = [...document.querySelectorAll('a[href], button, summary, input, [role="button"]')].filter(
    (element) => {
      const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      return element.closest(PARTS) && !element.matches(':disabled, [aria-disabled="true"]') && isVisible(target);
    },
  );
  const fields = [...document.querySelectorAll('textarea, select, input')].filter(
    (element) =>
      !element.matches('[type="checkbox"], [type="radio"], [type="range"], [type="file"]') && isVisible(element),
  );
  const smallFields = fields
    .map((field) => `${getComputedStyle(field).fontSize} ${field.outerHTML.slice(0, 80)}`)
    .filter((text) => Number.parseFloat(text) < 16);
  return { text: texts.join('\n'), content: content.join('\n'), busy, controls: controls.length, smallFields };
}
