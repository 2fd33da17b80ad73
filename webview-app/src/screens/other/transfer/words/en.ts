/** English words of coming back from a shop, and the type of every language. */
export const en = {
  title: 'Taking you back',
  going: 'One moment, we are taking you back',
  leaving: 'You are about to leave',
  leavingText: 'The shop sends you on to this address',
  goOn: 'Go on',
  stay: 'Stay here and see our services',
  notOpened: 'This address could not be opened. You are still here',
  refused: 'We did not open this address',
  refusedText: 'The shop sends you to a place that we do not know. To be safe, you stay here',
  unread: 'This link from the shop does not work',
  unreadText: 'It may be old or incomplete. Your order is not affected; you find it under your orders',
  orders: 'See my orders',
  home: 'See all services',
};
