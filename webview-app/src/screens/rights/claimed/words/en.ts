/** English words of the pages after a claim, and the type of every language. */
export const en = {
  pageTitle: 'Your benefits',
  variants: {
    plain: { title: 'Your benefits are here', text: 'Ready to use right away' },
    channel: { title: 'Your benefits are here', text: 'A gift from our partner. You can use it from now on' },
    'health-care': { title: 'A doctor is there for you', text: 'Ask whenever something worries you' },
    zero: { title: 'Your benefits are here', text: 'Free of charge. Nothing was paid, and nothing will be' },
  },
  yours: 'What you have now',
  until: (day: string) => `Valid until ${day}`,
  unlimited: 'Unlimited',
  left: (count: number) => (count === 1 ? '1 use left' : `${count} uses left`),
  states: { upcoming: 'Not valid yet', used: 'Used up', expired: 'Expired' },
  goods: 'For members',
  app: 'Keep them at hand',
  messages: {
    title: 'Reminders',
    on: 'On',
    off: 'Turn on',
    notNoted: 'Your choice about reminders could not be saved',
    notHere: 'Reminders can’t be turned on here',
  },
  toMine: 'See my benefits',
  all: 'All benefits',
  none: 'Nothing claimed yet',
  noneText: 'Claim your benefits first. It is free and takes a moment',
  toClaim: 'Claim my benefits',
};
