/** Checks the focus and the announcements of a screen reader. */
import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from '../journey/checkup-steps.ts';
import { keysOf } from './keys.ts';

/** Follows a link, returns by the page's button or the browser, and expects the focus on the link. */
export async function expectFocusAfterReturn(page: Page, link: Locator, title: RegExp): Promise<void> {
  const keys = keysOf(page);
  for (const back of ['the button', 'the browser'] as const) {
    await keys.press(link);
    await expect(heading(page, title)).toBeFocused();
    if (back === 'the browser') await page.goBack();
    else await keys.press(page.getByRole('button', { name: '返回', exact: true }).first(), 'Enter', 'Shift+Tab');
    await expect(link, back).toBeFocused();
    await expect(link).toBeInViewport();
  }
}

/** Opens a layer by keyboard, tabs through it, closes it by Escape, and expects the focus on its opener. */
export async function expectFocusAfterClose(page: Page, opener: Locator): Promise<void> {
  const keys = keysOf(page);
  await keys.press(opener);
  const layer = page.getByRole('dialog');
  await expect(layer).toBeVisible();
  for (let index = 0; index < 12; index++) {
    // The browser's toolbar also takes a stop, but not when headless.
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(keys.faults()).toEqual([]);
}

/** Inserts text at once, as a paste does, and expects the whole text in the field. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Records the texts of live regions over page loads, marked `at once` if they interrupt. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { announcements: messages });
    const regionOf = (node: Node): Element | null | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        '[role="status"], [role="alert"], [role="log"], [aria-live]',
      );
    new MutationObserver((changes) => {
      const regions = new Set(changes.flatMap(({ target }) => regionOf(target) ?? []));
      for (const region of regions) {
        const added = changes
          .filter(({ target }) => regionOf(target) === region)
          .flatMap((change) => (change.type === 'characterData' ? [change.target] : [...change.addedNodes]))
          .map((node) => node.textContent?.trim())
          .filter(Boolean)
          .join(' ');
        const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
        if (added && region.checkVisibility()) messages.push(`${isUrgent ? 'at once: ' : ''}${added}`);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announcements'));
}
