export const en = {
  title: 'My medical orders',
  search: 'Search my orders',
  tabs: 'Orders by state',
  names: { all: 'All', active: 'In use', unpaid: 'To pay', done: 'Done', closed: 'Closed' },
  kinds: { checkup: 'Checkup', service: 'Service', consultation: 'Consultation', card: 'Health card' },
  none: {
    all: 'No orders yet',
    active: 'No orders in use',
    unpaid: 'Nothing to pay',
    done: 'No completed orders',
    closed: 'No closed orders',
  },
  noneText: 'Checkups, services and consultations that you order are listed here',
  toPackages: 'See checkup packages',
  stored: { booked: 'Booked', used: 'Done', cancelled: 'Closed', noService: 'Used up' },
  pay: 'Pay now',
  report: 'See the report',
  share: {
    button: 'Show a friend',
    shared: 'Sent',
    copied: 'Link copied. It shows the service, not your order',
    copyFailed: 'The link could not be copied. Here it is:',
    byMenu: 'Now tap the menu at the top right and send it to a friend',
  },
};

export type OrderWords = typeof en;
