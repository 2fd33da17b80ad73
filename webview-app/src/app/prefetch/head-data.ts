/**
 * Lists the first data of screens that open without a login, by the screens' own reads. It is a public file, or a call without input that
 * may be sent for a visitor. The program in the page's markup requests it (`head.ts`, in the single file `first-page/single-program.ts`)
 * exactly as the screen would. For builds and tests only.
 */
import { type RouteId, routes } from '../../routes.ts';
import type { PlatformCode, Row } from '../../routing/row.ts';
import type { Read, ReadsModule } from '../../screens/reads.ts';
import { needsLogin } from '../guards.ts';

const BROWSER: PlatformCode = 2;

export const READS = Object.fromEntries(
  Object.entries(import.meta.glob<ReadsModule>('../../screens/*/*.reads.ts', { eager: true })).map(
    ([path, { reads }]) => [path.split('/').slice(-2).join('.').replace('.reads.ts', ''), reads],
  ),
);

/** Returns the address of a read that the head may send, with `{name}` for each parameter of the page's path. */
function publicAddress([{ host, prefetch, path }, { params = {}, query = {} }]: Read): string | undefined {
  const isPublic = host === 'static' || (prefetch === 'head' && Object.keys(query).length === 0);
  return isPublic ? path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) : undefined;
}

function firstData(id: RouteId, row: Row): string | undefined {
  if (needsLogin(row, BROWSER)) return undefined;
  const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `{${name}}`]);
  const addresses = READS[id]?.(Object.fromEntries(names)).map(publicAddress);
  return addresses?.find((address) => address !== undefined);
}

export const FIRST_DATA: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(routes).flatMap(([id, row]) => {
    const address = firstData(id as RouteId, row);
    return address === undefined ? [] : [[id, address]];
  }),
);
