/**
 * Converts the embedded backend's pictures from SVG into WebP photographs. A browser reads each SVG as a document on the main thread. A
 * real service has photographs, which are decoded on other threads.
 */
import type { Browser } from '@playwright/test';

/** Resolves to the WebP photograph of a picture's address; undefined if the backend has no such picture. */
export type Photographs = (path: string) => Promise<Buffer | undefined>;

/** The width in pixels: that of a phone's screen, 390 CSS pixels, with two device pixels each. */
const WIDTH = 780;
const QUALITY = 0.8;

/** Tells if an address is that of a drawn picture. */
export const isDrawn = (path: string): boolean => /^\/static\/img\/[^?]+\.svg$/.test(path);

/** Returns a function that converts each picture once for all contenders. `read` returns the backend's answer. */
export function photographs(browser: Browser, read: (path: string) => Response | Promise<Response>): Photographs {
  const taken = new Map<string, Promise<Buffer | undefined>>();
  const take = async (path: string): Promise<Buffer | undefined> => {
    const answer = await read(path);
    if (!answer.ok) return undefined;
    const svg = await answer.text();
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      const address = await page.evaluate(
        async ([source, width, quality]) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = width;
          canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth) || width;
          canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL('image/webp', quality);
        },
        [svg, WIDTH, QUALITY] as const,
      );
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    } finally {
      await context.close();
    }
  };
  return (path) => {
    const match = taken.get(path) ?? take(path);
    taken.set(path, match);
    return match;
  };
}
