/**
 * The published package: ES modules, one per entry, what they share in chunks of its own. Written for the oldest engines that
 * must run it (ES2019); the vendors' libraries and React stay outside, and what is loaded when needed stays so.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { generatedChecks } from './generator/src/checks/plugin.ts';
import { DEVELOPMENT, ENTRIES } from './packing/entries.ts';

const sourceOf = (entry: string) => join(import.meta.dirname, 'src', `${entry}.ts`);
const entries = [...ENTRIES, ...Object.values(DEVELOPMENT)].filter((entry) => existsSync(sourceOf(entry)));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [generatedChecks({ explained: false })],
  publicDir: false,
  build: {
    target: 'es2019',
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: Object.fromEntries(entries.map((entry) => [entry, sourceOf(entry)])), formats: ['es'] },
    rolldownOptions: {
      external: ['react', 'vue', 'weixin-js-sdk', '@wecom/jssdk'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
