/**
 * Vite plugin for builds: replaces code of dependencies that this app does not use by stubs. A stub that must never be
 * called throws.
 */
import type { Plugin } from 'vite';

const STUBS: Readonly<Record<string, string>> = {
  // ofetch joins a base and a query to an address: our client gives it whole ones.
  ufo: `const never = () => { throw new Error('stub: give ofetch whole addresses'); };
export { never as withBase, never as withQuery };`,
  // ofetch reads JSON leniently: our client asks for texts and reads them itself.
  destr: `export default () => { throw new Error('stub: ask ofetch for texts'); };`,
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
