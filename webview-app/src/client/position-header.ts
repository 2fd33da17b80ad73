/**
 * The phone's position in a call. It travels in a header, as logs of servers and proxies keep addresses; and rounded to two decimals, about
 * a kilometre, whoever hands it in.
 */
import type { Values } from './call.ts';

export const POSITION_HEADER = 'x-position';

/** True for the fields of a query that tell where a person is. */
export const isOfPosition = (name: string): boolean => /^l(?:at|ong)itude$/.test(name);

/** Returns the header's value, `31.23,121.47`; undefined for a call without a position. */
export const positionOf = ({ latitude, longitude }: Values): string | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? `${round(latitude)},${round(longitude)}` : undefined;

const round = (degrees: number): number => Math.round(degrees * 100) / 100;
