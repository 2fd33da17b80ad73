/**
 * Makes a photograph of each picture of the embedded backend. That draws its pictures as SVG, and a browser reads each of those as a
 * document of its own on the main thread; a real service has photographs, which are decoded beside it.
 */
import type { Browser } from '@playwright/test';

/** The photograph of a picture, by its address; undefined where the backend has no such picture. WebP. */
export type Photographs = (path: string) => Promise<Buffer | undefined>;

/** CSS pixels: as wide as a phone's screen with two device pixels each needs it. */
const WIDTH = 780;
const QUALITY = 0.8;

/** Returns true for the address of a drawn picture. */
export const isDrawn = (path: string): boolean => /^\/static\/img\/[^?]+\.svg$/.test(path);

/** Each picture is taken once for all contenders. `read` resolves to the backend's answer. */
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
