/**
 * The prefetch with each area in a file of its own, because its endpoints belong to screens. The page's preload, or the first row
 * of the area that asks for something, loads it beside the screen.
 */
import { screenOf } from '#screens';
import type { Match } from '../../routing/find-route.ts';
import { partsOf } from '../../screens/screen.ts';
import { WAY } from '../first-page/marks.ts';
import { beginPrefetch, type PrefetchModule } from './route-begin.ts';

const files = import.meta.glob<PrefetchModule>('./areas/*.ts');
// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const loaded = new Map<string, PrefetchModule>();

const pathOf = ({ id }: Match) => `./areas/${partsOf(id).area}.ts`;

async function load(path: string): Promise<PrefetchModule | undefined> {
  const module = await files[path]?.();
  if (module) loaded.set(path, module);
  return module;
}

/** Begins the prefetch of a row; not after the screen has loaded, because it has made its calls by then. */
export function prefetchRoute(match: Match): void {
  // While the piece that draws it is parsed.
  if (__BUILD__ === 'single' && !screenOf(match.id)?.ready) dispatchEvent(new Event(WAY));
  if (!match.row.prefetch) return;
  const path = pathOf(match);
  const ready = loaded.get(path);
  if (ready) return beginPrefetch(ready, match);
  load(path).then(
    (module) => {
      if (module && !screenOf(match.id)?.ready) beginPrefetch(module, match);
    },
    // Without its file nothing is prefetched; the screen makes its calls anyway.
    () => undefined,
  );
}

/** Asks for the files of a row that may not be shown yet. A file that fails to load is loaded again when it is needed. */
export function prepare(match: Match): void {
  screenOf(match.id)
    ?.load()
    .catch(() => undefined);
  if (match.row.prefetch) load(pathOf(match)).catch(() => undefined);
}
