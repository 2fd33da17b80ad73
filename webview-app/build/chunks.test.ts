import { expect, it } from 'vitest';
import { chunkFileName } from './chunks.ts';

it.each([
  ['/x/webview-app/src/screens/checkup/words/en.ts', 'assets/checkup-en-[hash].js'],
  ['/x/webview-app/src/kit/words/zh.ts', 'assets/kit-zh-[hash].js'],
  ['/x/webview-app/src/screens/services/checkups/words/en.ts', 'assets/checkups-en-[hash].js'],
  ['/x/webview-app/src/messages/zh.ts', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('the file name of a chunk when its module is %s: %s', (facadeModuleId, name) => {
  expect(chunkFileName({ facadeModuleId })).toBe(name);
});
