import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleForPage } from '../src/page-bundle.ts';
import { LEAK_MARKER } from './messages.ts';

const ownPath = (path: string) => join(import.meta.dirname, path);

/** Checks that the marker exists, as tests of the built app search for it. */
test('the lab’s page and its frame script: contain the leak marker', async () => {
  for (const entry of ['page/main.ts', 'frame/main.ts']) {
    expect(await bundleForPage(ownPath(entry), 'Lab')).toContain(LEAK_MARKER);
  }
});
