/**
 * Loads each area's prefetch from its own file, because the endpoints belong to screens. The page's preload or the area's first row with a
 * prefetch loads the file in parallel with the screen.
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

/** Starts the prefetch of a row. After the screen has loaded it does nothing, because the screen has made its calls by then. */
export function prefetchRoute(match: Match): void {
  // The single file's inline program prefetches the page's first data while its piece is parsed.
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

/** Prefetches the files of a row that may not be shown yet. A file that fails to load is loaded again when it is needed. */
export function prepare(match: Match): void {
  screenOf(match.id)
    ?.load()
    .catch(() => undefined);
  if (match.row.prefetch) load(pathOf(match)).catch(() => undefined);
}
