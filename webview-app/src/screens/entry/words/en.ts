/** English words of the entry pages, and the type of every language. */
export const en = {
  home: {
    title: 'Health services',
    hello: 'Welcome',
    visitor: 'Log in to see what is yours',
    logout: 'Log out',
    loginFor: 'After that you go on where you were',
    hero: {
      title: 'Your health-rights card',
      text: 'Doctors, checkups and more on one card',
      button: 'Claim it',
    },
    groups: { mine: 'Mine', healthy: 'Staying healthy', more: 'More' },
    offers: {
      packages: { title: 'Checkups', text: 'Packages for every age' },
      doctor: { title: 'Doctor', text: 'Ask by text and picture' },
      card: { title: 'Rights card', text: 'One card for your benefits' },
      steps: { title: 'Walking', text: 'Steps become health gold' },
      checkups: { title: 'My checkups', text: 'Appointments and reports' },
      records: { title: 'Consultation records', text: 'What doctors told you' },
      services: { title: 'Current services', text: 'What you can use now' },
      orders: { title: 'My medical orders', text: 'Paid, open and refunded' },
      rights: { title: 'My benefits', text: 'What your cards include' },
      assessment: { title: 'Health assessment', text: 'A few questions, one report' },
      articles: { title: 'Health articles', text: 'Checked by doctors' },
      invite: { title: 'Invite friends', text: 'Good health is better shared' },
      pullNew: { title: 'New-friend gift', text: 'A gift for you both' },
      download: { title: 'Download the app', text: 'Everything in one place' },
    },
  },
};
