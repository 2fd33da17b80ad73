/** Reads facts of a rendered page and turns them into findings. */
import type { Page } from '@playwright/test';

export interface PageFacts {
  readonly title: string;
  /** The texts of the main headings that are visible or read out. */
  readonly headings: readonly string[];
  readonly mains: number;
}

export const factsOf = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const elements = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    return {
      title: document.title.trim(),
      headings: elements('h1, [role="heading"][aria-level="1"]').map((element) => element.textContent?.trim() ?? ''),
      mains: elements('main, [role="main"]').length,
    };
  });

export function factFaults({ title, headings, mains }: PageFacts): string[] {
  return [
    ...(title === '' ? ['the page has no title'] : []),
    ...(headings.length === 1 ? [] : [`${headings.length} main headings: ${headings.join(' / ') || 'none'}`]),
    ...(headings.some((text) => text === '') ? ['a main heading without words'] : []),
    ...(mains === 1 ? [] : [`${mains} main landmarks`]),
  ];
}
