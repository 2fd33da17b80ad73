/**
 * The phone's position in a call. It travels in a header, as logs of servers and proxies keep addresses; and rounded to two decimals, about
 * a kilometre, whoever hands it in.
 */
import type { Values } from './call.ts';

/** The fields of a query that tell where a person is, in the order of the header. */
const FIELDS = ['latitude', 'longitude'] as const;

export const POSITION_HEADER = 'x-position';

export const isOfPosition = (name: string): boolean => FIELDS.some((field) => field === name);

/** Returns the header's value, `31.23,121.47`; undefined for a call without a position. */
export function positionOf(query: Values): string | undefined {
  const degrees = FIELDS.map((field) => query[field]);
  return degrees.every((one) => typeof one === 'number') ? degrees.map((one) => round(one)).join(',') : undefined;
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100;
