/** Emulates the settings of a page: the long form runs each journey in all looks, the sample in one. */
import type { Page } from '@playwright/test';

export const LOOKS = ['as it is', 'large text', 'narrow', 'less motion'] as const;
export type LookName = (typeof LOOKS)[number];

/** Sets a look before the first page opens, for all following pages. */
export async function emulateLook(page: Page, look: LookName): Promise<void> {
  if (look === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
  if (look === 'narrow' || look === 'large text') await page.setViewportSize({ width: 320, height: 640 });
  if (look === 'large text')
    await page.addInitScript(() => {
      const enlarge = () => {
        document.documentElement.style.fontSize = '200%';
      };
      if (document.documentElement) enlarge();
      else addEventListener('DOMContentLoaded', enlarge);
    });
}
