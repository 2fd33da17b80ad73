import type { BrowserContext, Page } from '@playwright/test';

/** Has the phone save data, so that nothing is loaded that nobody has asked for, until `connection.saveData` is false. */
export const saveData = (at: Page | BrowserContext): Promise<unknown> =>
  at.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
