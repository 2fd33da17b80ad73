/**
 * Tells the other pages of this browser who has the phone, where the storage is refused and tells them nothing. It says a salted hash; a page
 * of the same person finds by it that nothing has changed.
 */

/** The owner: a hash of the user id behind the salt. Both are empty where nobody has the phone. */
export interface OwnerNews {
  readonly salt: string;
  readonly mark: string;
}

const isNews = (value: unknown): value is OwnerNews =>
  typeof Object(value).salt === 'string' && typeof Object(value).mark === 'string';

/** Begins to listen. Returns how to tell the others; a browser without `BroadcastChannel` (Safari before 15.4) tells nobody. */
export function openOwnerNews(listen: (news: OwnerNews) => void): (news: OwnerNews) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('sdhealth.owner');
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data)) listen(data);
  });
  return (news) => channel.postMessage(news);
}
