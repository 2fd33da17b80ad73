import { expect, type Locator, type Page } from '@playwright/test';
import type { Target, User } from '../user.ts';

const PATIENCE = { timeout: 30_000 };

/** A user whose hands are Playwright's. */
export function playwrightUser(page: () => Page): User {
  const locate = ({ role, name, nth = 0, within }: Target): Locator =>
    (within ? locate(within) : page()).getByRole(role, name === undefined ? {} : { name }).nth(nth);
  return {
    async tap(target) {
      const found = locate(target);
      // A choice is drawn by its label; the box itself cannot be seen.
      if (target.role === 'radio') await found.dispatchEvent('click', undefined, PATIENCE);
      else await found.click(PATIENCE);
    },
    sees: (target) => expect(locate(target)).toBeVisible(PATIENCE),
    reads: (text) => expect(page().getByText(text).first()).toBeVisible(PATIENCE),
    isAt: (address) => expect(page()).toHaveURL(address, PATIENCE),
  };
}
