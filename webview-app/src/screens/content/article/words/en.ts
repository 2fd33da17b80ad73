/** Lists the English words of an article. The other languages have the same words. */
export const en = {
  none: 'This article is no longer here',
  noneText: 'It may have been taken down. There are more health articles to read',
  empty: 'Nothing to read here yet',
  emptyText: 'Please come back later',
  unreadable: 'This article cannot be shown here',
  unreadableText: 'Please open it again, or in another browser',
  continueReading: 'Continue where you stopped',
  toList: 'Health articles',
  picture: 'Picture',
  table: 'Table, scroll sideways',
  leave: (host: string) => `Open ${host}?`,
  leaveText: 'This is an outside page. It opens outside this service',
  leaveOpen: 'Open the page',
  leaveFailed: 'The page could not be opened. You can copy its address',
  copy: 'Copy the address',
  copied: 'Address copied',
};
