/** Plays a person at a keyboard, and checks every focus stop. No mouse is used. */
import { expect, type Locator, type Page } from '@playwright/test';
import { focusStop } from './focus-stop.ts';

/** The maximum number of stops. A longer walk is a loop. */
const MAX_STOPS = 150;

export interface Keys {
  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  reach(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Reaches the element and presses a key on it, Enter by default. */
  press(target: Locator, key?: string, by?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Reaches the field and replaces its text. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a group by the arrow keys. */
  choose(option: Locator): Promise<void>;
  /** Returns the faults of all stops so far. */
  faults(): readonly string[];
}

export function keysOf(page: Page): Keys {
  const faults = new Set<string>();
  const enteredValues = new Map<string, string>();
  const judge = async () => {
    const stop = await page.evaluate(focusStop);
    for (const fault of stop.faults) faults.add(`${new URL(page.url()).pathname}: ${fault}`);
    return stop.name;
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  const reach: Keys['reach'] = async (target, key = 'Tab') => {
    await expect(target).toHaveCount(1);
    await expect(target).toBeEnabled();
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      expect(passed.length, `${target} is not reached: ${passed.slice(-8).join(', ')}`).toBeLessThan(MAX_STOPS);
      await page.keyboard.press(key);
      passed.push(await judge());
    }
    await judge();
  };
  return {
    reach,
    async press(target, key = 'Enter', by = 'Tab') {
      await reach(target, by);
      await page.keyboard.press(key);
    },
    async write(field, text) {
      await reach(field);
      const name = await field.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? (element.labels?.[0]?.innerText ?? '')
          : '',
      );
      if (enteredValues.get(name) === text) faults.add(`«${name}» is asked again`);
      enteredValues.set(name, text);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      // Ignores the spaces of a number, which is shown in groups.
      await expect.poll(async () => (await field.inputValue()).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    },
    async choose(option) {
      const name = await option.getAttribute('name');
      const group = page.locator(`input[name="${name}"]`);
      const count = await group.count();
      // A group is a single stop: the chosen option, or the first from this side.
      const stop =
        (await group.and(page.locator(':checked')).count()) > 0 ? group.and(page.locator(':checked')) : group.first();
      await reach(stop);
      if (!(await option.isChecked())) await page.keyboard.press('Space');
      for (let index = 0; index < count && !(await option.isChecked()); index++) {
        await page.keyboard.press('ArrowDown');
        await judge();
      }
      await expect(option).toBeChecked();
    },
    faults: () => [...faults],
  };
}
