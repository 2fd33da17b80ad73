/** Lists the English words of my checkups. The other languages have the same words. */
export const en = {
  title: 'My checkups',
  tabs: 'Checkups by state',
  names: {
    active: (count: string) => `In use ${count}`.trim(),
    done: (count: string) => `Done ${count}`.trim(),
    closed: (count: string) => `Closed ${count}`.trim(),
  },
  none: {
    active: 'No checkups in use',
    done: 'No completed checkups',
    closed: 'No closed orders',
  },
  noneText: 'Packages you order, and checkups given to you, are listed here',
  toPackages: 'See all packages',
  ordered: (day: string) => `Ordered on ${day}`,
  received: (day: string) => `Received on ${day}`,
  forWhom: (name: string) => `For ${name}`,
  past: 'Day has passed',
  stored: { booked: 'Booked', used: 'Done', cancelled: 'Closed', noService: 'Used up' },
  next: { unpaid: 'Pay now', paid: 'Choose a date', booked: 'See the appointment' },
  report: 'See the report',
  given: 'Given to you after a positive test. It is free',
  activate: 'Activate',
  activateTitle: 'Activate this checkup?',
  activateText: 'It is free. Next you choose the institution and the day',
  later: 'Not now',
};
