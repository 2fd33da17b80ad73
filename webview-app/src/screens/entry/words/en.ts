/** English words of the entry pages, and the type of every language. */
export const en = {
  home: {
    title: 'Health services',
    hello: 'Welcome',
    visitor: 'Log in to see what is yours',
    logout: 'Log out',
    loginFor: 'After that you go on where you were',
    banners: 'Recommended',
    groups: 'Kinds of services',
    all: 'All',
  },
  exams: {
    title: 'My checkups',
    tabs: 'Which checkups',
    names: {
      active: (count: string) => `In use ${count}`.trim(),
      done: (count: string) => `Done ${count}`.trim(),
      closed: (count: string) => `Closed ${count}`.trim(),
    },
    none: {
      active: 'No checkup in use',
      done: 'No checkup done yet',
      closed: 'No closed orders',
    },
    noneText: 'Packages you order, and checkups given to you, are listed here',
    toPackages: 'See all packages',
    forWhom: (name: string) => `For ${name}`,
    report: 'See the report',
    given: 'Given to you after a positive test. It is free',
    activate: 'Activate',
    activateTitle: 'Activate this checkup?',
    activateText: 'It is free. Next you choose the institution and the day',
    later: 'Not now',
  },
};
