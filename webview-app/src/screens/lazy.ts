/**
 * Loads screens on demand. Each area's list and each screen is a separate file, which is loaded when one of its addresses is first
 * opened. It does without React.lazy and Suspense, because React delays a screen for 300 ms after it has shown a fallback.
 */
import type { Area } from './area.ts';
import type { Reads } from './reads.ts';
import { type AnyScreen, partsOf, type ScreenSource } from './screen.ts';

const areas = import.meta.glob<{ area: Area }>('./*/index.ts');
// oxlint-disable-next-line sdhealth/cleared-on-logout -- program
const sourcesById = new Map<string, ScreenSource>();

/** Returns the source of a row's screen. Every row has one (`npm run check-tables`). */
export function screenOf(id: string): ScreenSource {
  const { area, name } = partsOf(id);
  const loadArea = areas[`./${area}/index.ts`];
  if (!loadArea) throw new Error(`no area ${area}`);
  const source = sourcesById.get(id) ?? createSource(loadArea, name);
  sourcesById.set(id, source);
  return source;
}

function createSource(loadArea: () => Promise<{ area: Area }>, name: string): ScreenSource {
  let ready: AnyScreen | undefined;
  let reads: Reads | undefined;
  return {
    get ready() {
      return ready;
    },
    get reads() {
      return reads;
    },
    async loadReads() {
      reads = await (await loadArea()).area.reads(name);
      return reads;
    },
    async load() {
      // Hides properties that other software adds to all objects, because the bundler's loops over a module would include them.
      for (const name of Object.keys(Object.prototype))
        Reflect.defineProperty(Object.prototype, name, { enumerable: false });
      const { area } = await loadArea();
      reads = area.reads(name);
      ready = await area.load(name);
      return ready;
    },
  };
}
