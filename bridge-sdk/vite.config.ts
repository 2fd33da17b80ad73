/**
 * Builds the published package: one ES module per entry, with shared code in separate chunks. The target is ES2019, for the oldest
 * supported engines. Vendor libraries, React and Vue are external. Dynamic imports stay dynamic.
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
