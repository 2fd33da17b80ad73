/**
 * Sends the phone's position in a header, because servers and proxies log addresses. It is always rounded to two decimals, about a
 * kilometre.
 */
import type { Values } from './call.ts';

export const POSITION_HEADER = 'x-position';

/** Checks for a query field of the phone's position. */
export const isPositionField = (name: string): boolean => /^l(?:at|ong)itude$/.test(name);

/** Returns the header's value, `31.23,121.47`. Undefined for a call without a position. */
export const positionOf = ({ latitude, longitude }: Values): string | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? `${round(latitude)},${round(longitude)}` : undefined;

const round = (degrees: number): number => Math.round(degrees * 100) / 100;
