/** Finds repeated titles, as the title bar already names the page. */
import type { Page } from '@playwright/test';

/** Returns the visible headings with the text of the title bar. */
export const titleTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.clientWidth > 1 && !element.closest('dialog') && getComputedStyle(element).visibility === 'visible';
    return [...document.querySelectorAll('h1, h2, h3, [role="heading"]')]
      .filter((heading) => isSeen(heading) && heading.textContent.trim() === document.title)
      .map((heading) => `the title is there twice: ${heading.outerHTML.slice(0, 120)}`);
  });
