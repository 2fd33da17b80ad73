import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { bundleForPage } from '../src/page-bundle.ts';
import { LEAK_MARKER } from './messages.ts';

const at = (path: string) => join(import.meta.dirname, path);

test('the lab’s page and its frame script carry the leak marker', async () => {
  for (const entry of ['page/main.ts', 'frame/main.ts']) {
    expect(await bundleForPage(at(entry), 'Lab')).toContain(LEAK_MARKER);
  }
});

test.each(['web', 'single'])(
  'no file of the %s build carries it, nor any imitated host',
  async (mode) => {
    const result = await build({
      configFile: at('../../webview-app/vite.config.ts'),
      configLoader: 'runner',
      mode,
      logLevel: 'error',
      build: { write: false, emptyOutDir: false },
    });
    const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
    expect(outputs.length).toBeGreaterThan(0);
    for (const file of outputs) {
      const text = file.type === 'chunk' ? file.code : String(file.source);
      for (const word of [LEAK_MARKER, '/lab/frame.js', '__sdhealthShim', '__sdhealthLabPage', 'native-13800138000']) {
        expect(text.includes(word), `${file.fileName} contains ${word}`).toBe(false);
      }
    }
  },
  120_000,
);
