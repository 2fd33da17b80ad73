import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.ts';
import { chunkFileName, NAMED_MODULES } from './chunks.ts';

it.each(NAMED_MODULES)('the module %s of a chunk exists', (module) => {
  const files = ['.ts', '.tsx'].map((ending) => join(root, module + ending));
  expect(files.some((file) => existsSync(file))).toBe(true);
});

it.each([
  ['/x/webview-app/src/screens/checkup/words/en.ts', 'assets/checkup-en-[hash:7].js'],
  ['/x/webview-app/src/kit/words/zh.ts', 'assets/kit-zh-[hash:7].js'],
  ['/x/webview-app/src/screens/entry/physical-list/words/en.ts', 'assets/physical-list-en-[hash:7].js'],
  ['/x/webview-app/src/messages/zh.ts', 'assets/[name]-[hash:7].js'],
  [null, 'assets/[name]-[hash:7].js'],
])('the file of %s is %s', (facadeModuleId, name) => {
  expect(chunkFileName({ facadeModuleId })).toBe(name);
});
