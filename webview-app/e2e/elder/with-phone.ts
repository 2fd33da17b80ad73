import type { Page } from '@playwright/test';

export const PHONE = '400-820-8820';

/** Makes the page one of an installation that names its phone, for the bar above each page. */
export async function withPhone(page: Page): Promise<void> {
  await page.route('**/health/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<head>', `<head><meta name="service-phone" content="${PHONE}">`),
    });
  });
}
