/** English words of the rights and the card that a person has, and the type of every language. */
export const en = {
  rights: {
    title: 'My benefits',
    states: 'Benefits by state',
    state: { unused: 'To use', upcoming: 'Coming', used: 'Used up', expired: 'Expired' },
    none: {
      unused: 'Nothing to use right now',
      upcoming: 'Nothing is on its way',
      used: 'Nothing is used up yet',
      expired: 'Nothing has expired',
    },
    noneText: 'Tap another number above to see the rest',
    nothing: 'You have no benefits yet',
    nothingText: 'Claim them once and use them all year',
    claim: 'Claim benefits',
    use: 'Use',
    useOf: (name: string) => `Use: ${name}`,
    goods: 'For you',
  },
  right: {
    left: (left: number, total: number) => `${left} of ${total} left`,
    unlimited: 'Unlimited',
    until: (date: string) => `Until ${date}`,
    from: (date: string) => `From ${date}`,
    endedOn: (date: string) => `Ended on ${date}`,
    usedUp: 'Used up',
  },
  visitor: {
    items: 'What there is',
    worth: (money: string) => `Worth ${money} a year`,
    text: 'Log in to see the ones you have',
    logIn: 'Log in to see mine',
  },
};
