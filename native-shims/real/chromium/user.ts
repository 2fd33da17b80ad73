import { expect, type Locator, type Page } from '@playwright/test';
import type { Target, User } from '../user.ts';

const PATIENCE = { timeout: 30_000 };

/** Returns the label around a choice, whose box is invisible, or else the element itself. */
const drawn = (match: Locator): Locator =>
  match.locator('xpath=ancestor-or-self::*[self::label or not(ancestor::label)][1]');

/** Plays a user by Playwright. */
export function playwrightUser(page: () => Page): User {
  const locate = ({ role, name, nth = 0, within }: Target): Locator =>
    (within ? locate(within) : page()).getByRole(role, name === undefined ? {} : { name }).nth(nth);
  return {
    async tap(target) {
      // Taps as a finger does, without force, which would hit an element over the target.
      // Taps a box at the start of its label, as the text after it may contain links.
      const position = target.role === 'checkbox' ? { position: { x: 12, y: 12 } } : {};
      await drawn(locate(target)).tap({ ...PATIENCE, ...position });
    },
    waitFor: (target) => expect(locate(target)).toBeVisible(PATIENCE),
    waitForText: (text) => expect(page().getByText(text).first()).toBeVisible(PATIENCE),
    waitForAddress: (address) => expect(page()).toHaveURL(address, PATIENCE),
  };
}
