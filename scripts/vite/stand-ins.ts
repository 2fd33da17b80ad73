/**
 * Vite plugin for builds: leaves out what dependencies bring along for other callers than this app. What must never be asked of
 * a stand-in says so aloud.
 */
import type { Plugin } from 'vite';

const STAND_INS: Readonly<Record<string, string>> = {
  // ofetch joins a base and a query to an address: our client gives it whole ones.
  ufo: `const never = () => { throw new Error('stand-in: give ofetch whole addresses'); };
export { never as withBase, never as withQuery };`,
  // ofetch reads JSON leniently: our client asks for texts and reads them itself.
  destr: `export default () => { throw new Error('stand-in: ask ofetch for texts'); };`,
  // For React before 18.
  'use-sync-external-store/shim/index.js': `export { useSyncExternalStore } from 'react';`,
};

export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(STAND_INS, id) ? `\0stand-in:${id}` : null),
    load: (id) => (id.startsWith('\0stand-in:') ? (STAND_INS[id.slice('\0stand-in:'.length)] ?? null) : null),
  };
}
