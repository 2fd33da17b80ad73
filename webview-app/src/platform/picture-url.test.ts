import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads a page whose canvas writes no webp, as on an iPhone. Returns the probe pictures that it creates. */
async function loadOnIphone() {
  newPageLoad();
  const probes: { src: string; onerror?: () => void }[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        probes.push(this);
      }
    },
  );
  const { pictureUrl } = await import('./picture-url.ts');
  return { pictureUrl, probes };
}

test('a picture when the phone shows webp but cannot write it: requested as webp, after one probe', async () => {
  const { pictureUrl, probes } = await loadOnIphone();
  expect([pictureUrl('/a.jpg'), pictureUrl('/b.jpg')]).toEqual([
    expect.stringMatching(/&format=webp$/),
    expect.stringMatching(/&format=webp$/),
  ]);
  expect(probes.map(({ src }) => src.slice(0, 23))).toEqual(['data:image/webp;base64,']);
});

test('a picture when webp cannot be shown: requested in its original format', async () => {
  const { pictureUrl, probes } = await loadOnIphone();
  pictureUrl('/a.jpg');
  for (const probe of probes) probe.onerror?.();
  expect(pictureUrl('/a.jpg')).toMatch(/\/a\.jpg\?quality=80$/);
});
