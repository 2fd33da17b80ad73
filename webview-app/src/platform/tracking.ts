/**
 * Sends events to the product's own measuring script. Each is a DOM event, so that a page without the script loses nothing and a page
 * with it needs no import. An event contains only names and codes.
 */
export const TRACK_EVENT = 'sdhealth:track';

export interface TrackEvent {
  readonly name: string;
  readonly code?: string | number;
}

/** Matches a code, which is a short word. A longer number, or other signs, may be personal. */
const CODE = /^(?!.*\d{6})[\w-]{1,32}$/;

export function track(name: string, code?: string | number): void {
  const detail: TrackEvent = code === undefined || !CODE.test(String(code)) ? { name } : { name, code };
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
