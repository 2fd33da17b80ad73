/** Lists the English words of what is next for a person. The other languages have the same words. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const en = {
  title: 'Next for you',
  inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  kinds: {
    pay: 'Waiting for payment',
    visit: 'Your checkup',
    report: 'Report ready',
    book: 'Choose your day',
    card: 'For you',
  },
  payWithin: 'Pay within',
  payOver: 'This order is closing',
  nothing: 'Nothing is waiting for you',
  nothingText: 'A checkup once a year keeps you ahead. Find one near you',
  failed: 'This could not be loaded',
  failedPart: 'Some of this could not be loaded',
  orders: 'My orders',
  toPay: (count: number) => `${count} to pay`,
  reports: 'My checkups',
  ready: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  card: 'My card',
  cardUntil: (year: string, month: number) => `Until ${MONTHS[month - 1]} ${year}`,
  cardOver: 'Expired',
  noCard: 'Claim it free',
};
