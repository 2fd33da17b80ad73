import type { Page } from '@playwright/test';

export const PHONE = '400-820-8820';

/** Configures the page with a phone number, for the bar above each page. */
export const withPhone = (page: Page): Promise<unknown> =>
  page.addInitScript((phone) => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      if (document.querySelector('meta[name="service-phone"]')) return;
      const meta = document.createElement('meta');
      meta.name = 'service-phone';
      meta.content = phone;
      document.head.append(meta);
    }).observe(document, { childList: true, subtree: true });
  }, PHONE);
