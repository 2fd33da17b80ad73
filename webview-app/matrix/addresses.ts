/** Provides the sample address of every route: from the first plain row of its screen (`e2e/screen-rows`), or from sample values. */

import { addressOf, rows } from '../e2e/screen-rows/rows.ts';
import type { ScreenRow } from '../e2e/screen-rows/screen-row.ts';
import { type RouteId, routes } from '../src/routes.ts';

/** Values for parameters that no row has. The embedded backend knows them. */
const SAMPLE_VALUES: Readonly<Record<string, string>> = { state: 'unused', serviceNo: 'S2001', productType: '1' };

export const ROUTE_IDS = Object.keys(routes) as RouteId[];

/** Returns the address of a route, from the root of the site, without a language. Throws for a parameter without a sample value. */
export function sampleAddress(id: RouteId): string {
  const rowsOfRoute = rows.filter((row) => row.id === id);
  const { params, query } = rowsOfRoute.find(isPlain) ?? rowsOfRoute[0] ?? {};
  const row: ScreenRow = {
    id,
    params: { ...SAMPLE_VALUES, ...firstAllowedValues(id), ...params },
    ...(query !== undefined && { query }),
  };
  const address = addressOf(row);
  if (address.includes('undefined')) throw new Error(`${id} has a parameter without a sample value: ${address}`);
  return address;
}

const isPlain = ({ state, request: before }: ScreenRow): boolean => state === undefined && before === undefined;

/** Returns the first allowed value of each parameter that has a list of allowed values. */
function firstAllowedValues(id: RouteId): Record<string, string> {
  const { only = {} }: { only?: Readonly<Record<string, readonly string[]>> } = routes[id];
  return Object.fromEntries(Object.entries(only).map(([name, [first = '']]) => [name, first]));
}
