export const en = {
  title: 'Taking you back',
  bar: 'Back from the shop',
  going: 'One moment, we are taking you back',
  leaving: 'You are about to leave',
  leavingText: 'The shop sends you on to this site. It is not ours: never type a code from a text message there',
  goOn: 'Continue',
  stay: 'Stay here and see our services',
  notOpened: 'This address could not be opened. You are still here',
  refused: 'We did not open this address',
  refusedText: 'The shop’s address is not one we trust. To keep you safe, we did not open it',
  unread: 'This link from the shop does not work',
  unreadText: 'It may be old or incomplete. Your order is not affected: you’ll find it in your orders',
  orders: 'See my orders',
  home: 'See all services',
};

export type TransferWords = typeof en;
