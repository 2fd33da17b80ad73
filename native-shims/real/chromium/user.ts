import { expect, type Locator, type Page } from '@playwright/test';
import type { Target, User } from '../user.ts';

const PATIENCE = { timeout: 30_000 };

/** The label around a choice, which is what a person sees of it: the box itself cannot be seen. Anything else stands for itself. */
const drawn = (match: Locator): Locator =>
  match.locator('xpath=ancestor-or-self::*[self::label or not(ancestor::label)][1]');

/** A user whose hands are Playwright's. */
export function playwrightUser(page: () => Page): User {
  const locate = ({ role, name, nth = 0, within }: Target): Locator =>
    (within ? locate(within) : page()).getByRole(role, name === undefined ? {} : { name }).nth(nth);
  return {
    async tap(target) {
      // A finger as in a web view. It waits until nothing lies over the place: a forced tap would hit the cover of what has just come.
      // A box is hit where it is drawn, at its label's beginning: there may be links in the words after it.
      const position = target.role === 'checkbox' ? { position: { x: 12, y: 12 } } : {};
      await drawn(locate(target)).tap({ ...PATIENCE, ...position });
    },
    sees: (target) => expect(locate(target)).toBeVisible(PATIENCE),
    reads: (text) => expect(page().getByText(text).first()).toBeVisible(PATIENCE),
    isAt: (address) => expect(page()).toHaveURL(address, PATIENCE),
  };
}
