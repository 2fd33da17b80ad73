/** The ids of calls: `<nonce>.<n>`, with the nonce of this page load and a rising number. `prefix` is the nonce with its dot. */
import type { DropReason } from './types.ts';

/** Returns the number in an id. Ids are compared as text: `5.0`, ` 5` and an empty text are numbers as well, and no ids of ours. */
export function numberIn(id: unknown, prefix: string): number {
  const digits = typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : '';
  const number = +digits >>> 0;
  return `${number}` === digits ? number : Number.NaN;
}

/** Returns the reason why no call was ever sent with this id: it is of another page load, or of nobody. */
export function strange(id: unknown, prefix: string): DropReason {
  if (typeof id === 'string' && !id.startsWith(prefix) && /^\w{6,}\.\d/.test(id)) return 'previous-page';
  return id ? 'unknown-id' : 'malformed';
}
