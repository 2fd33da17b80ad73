/** English words of a shared service, and the type of every language. */
export const en = {
  title: 'A service shared by a friend',
  lead: 'A friend uses this service and recommends it to you',
  states: {
    unpaid: 'Not started',
    paid: 'Ready to use',
    booked: 'In use',
    used: 'Used',
    refunded: 'Ended',
    cancelled: 'Ended',
    noService: 'Ended',
  },
  includes: 'What it includes',
  steps: 'How it works',
  notes: 'Good to know',
  more: 'Have a look at our services, and find what suits you',
  toPackage: 'See this package',
  toHome: 'See all services',
  noLink: 'This link is no longer valid',
  noLinkText: 'It may be incomplete, or too old. Please ask your friend to send it again',
};
