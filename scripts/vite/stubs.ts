/**
 * Vite plugin for builds: replaces code of dependencies that this app does not use by stubs. A stub that must never be
 * called throws.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../workspace/root.ts';

const ICON = JSON.stringify(join(root, 'webview-app/src/ui/lucide-icon.ts'));

const STUBS: Readonly<Record<string, string>> = {
  // ofetch joins a base and a query to an address: our client gives it whole ones.
  ufo: `const never = () => { throw new Error('stub: give ofetch whole addresses'); };
export { never as withBase, never as withQuery };`,
  // ofetch reads JSON leniently: our client asks for texts and reads them itself.
  destr: `export default () => { throw new Error('stub: ask ofetch for texts'); };`,
  // lucide-react draws icons for other frameworks too: our icons take a size and attributes. As each icon's module names it.
  '../createLucideIcon.mjs': `export { createLucideIcon as default } from ${ICON};`,
  // wouter's own matching of paths, and its own place for addresses: our router matches by the table of routes, and gives it ours.
  regexparam: `export const parse = () => { throw new Error('stub: paths are matched by the table of routes'); };`,
  './use-browser-location.js': `const never = () => { throw new Error('stub: the router is given its place'); };
export { never as useBrowserLocation, never as useSearch };`,
  // For React before 18.
  'use-sync-external-store/shim/index.js': `export { useSyncExternalStore } from 'react';`,
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
