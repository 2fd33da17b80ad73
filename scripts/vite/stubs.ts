/**
 * Vite plugin for builds: replaces code of dependencies that this app does not use by stubs. A stub that must never be
 * called throws.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../workspace/root.ts';

const own = (file: string) => JSON.stringify(join(root, 'webview-app/src', file));

const STUBS: Readonly<Record<string, string>> = {
  // Our client asks for texts, once: ofetch's other ways need two more packages.
  ofetch: `export { ofetch } from ${own('client/plain-fetch.ts')};`,
  // lucide-react draws icons for other frameworks too: our icons take a size and attributes. As each icon's module names it.
  '../createLucideIcon.mjs': `export { createLucideIcon as default } from ${own('ui/lucide-icon.ts')};`,
};

export function stubs(): Plugin {
  return {
    name: 'stubs',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(STUBS, id) ? `\0stub:${id}` : null),
    load: (id) => (id.startsWith('\0stub:') ? (STUBS[id.slice('\0stub:'.length)] ?? null) : null),
  };
}
