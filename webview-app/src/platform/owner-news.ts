/**
 * Sends the phone's owner to the other pages of this browser, if the storage is denied. It sends a salted hash, by which a page of the same
 * person recognizes that the owner has not changed.
 */

/** The owner: a hash of the user id with the salt. Both are empty if the phone has no owner. */
export interface OwnerNews {
  readonly salt: string;
  readonly mark: string;
}

const isNews = (value: unknown): value is OwnerNews =>
  typeof Object(value).salt === 'string' && typeof Object(value).mark === 'string';

/** Starts to listen. Returns a function that sends to the other pages. Without `BroadcastChannel` (Safari before 15.4) it does nothing. */
export function openOwnerNews(listen: (news: OwnerNews) => void): (news: OwnerNews) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('sdhealth.owner');
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data)) listen(data);
  });
  return (news) => channel.postMessage(news);
}
