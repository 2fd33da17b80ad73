export const en = {
  title: 'A service shared by a friend',
  lead: 'A friend uses this service and recommends it to you',
  from: (name: string) => `${name} recommends it to you`,
  givenBy: 'Provided by',
  worth: 'Worth',
  howTo: 'How to get it',
  howToText: 'A gift of your company or insurer',
  states: {
    unpaid: 'Not started by your friend',
    paid: 'Not used by your friend yet',
    booked: 'In use by your friend',
    used: 'Used by your friend',
    refunded: 'Ended for your friend',
    cancelled: 'Ended for your friend',
    noService: 'Ended for your friend',
  },
  includes: 'What it includes',
  steps: 'How it works',
  notes: 'Good to know',
  more: 'Have a look at our services, and find what suits you',
  toPackage: 'See this package',
  toHome: 'See all services',
  forMe: 'See what I can use',
  noLink: 'This link is no longer valid',
  noLinkText: 'It may be incomplete, or too old. Please ask your friend to send it again',
};

export type ShareWords = typeof en;
