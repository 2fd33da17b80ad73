/**
 * Events for the product's own measuring. Each is a DOM event, so that a page without a measuring script loses
 * nothing and one with it needs no import. Never a sensitive value, never more than names and codes.
 */
export const TRACK_EVENT = 'sdhealth:track';

export interface Tracked {
  readonly name: string;
  readonly code?: string | number;
}

/** A code is a short word; a longer number in it, or other signs, may be a person's. */
const CODE = /^(?!.*\d{6})[\w-]{1,32}$/;

export function track(name: string, code?: string | number): void {
  const detail: Tracked = code === undefined || !CODE.test(String(code)) ? { name } : { name, code };
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
