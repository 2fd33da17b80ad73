export const en = {
  pages: {
    app: { title: 'Your health, in one app', lead: 'Doctors, checkups and rewards for every step, always with you' },
    bd: { title: 'Everything your partner gives you', lead: 'Your services and benefits, ready to use in the app' },
    qy: { title: 'Ask a doctor from home', lead: 'By text or picture, for the whole family' },
    'qy-page': {
      title: 'Walk, collect, enjoy',
      lead: 'Your steps turn into coins, and coins into real things',
    },
    commodity: {
      title: 'Good things for good health',
      lead: 'Exchange your coins for things you can use every day',
    },
    hz: { title: 'Your health benefits are here', lead: 'One app for the services that your partner arranged for you' },
    medical: { title: 'Better in the app', lead: 'Opens faster, reminds you in time, and keeps your reports at hand' },
  },
  benefits: {
    doctor: { title: 'Ask a doctor', text: 'Answers by text and picture' },
    checkup: { title: 'Book checkups', text: 'Near you, on a day that suits' },
    steps: { title: 'Coins for steps', text: 'Counted by your phone' },
    shop: { title: 'Goods for coins', text: 'From thermometers to vouchers' },
    card: { title: 'Your benefits', text: 'See what is left and use it' },
    report: { title: 'Reports', text: 'All in one place, explained' },
    reminders: { title: 'Reminders', text: 'Before every appointment' },
    family: { title: 'For the family', text: 'Book and ask for your parents' },
    policy: { title: 'Your policies', text: 'What they cover, at a glance' },
  },
  partner: {
    title: 'Continue on the partner’s site',
    text: 'For services that your partner offers itself',
    failed: 'The partner’s site could not be opened. Please try again',
  },
};
