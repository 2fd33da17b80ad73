export const en = {
  book: {
    notes: 'Good to know',
    science: 'Before your checkup',
    scienceText: 'What to eat, what to bring',
  },
  state: {
    titles: {
      unpaid: 'Waiting for payment',
      cancelled: 'This order is closed',
      refunded: 'This order was returned',
    },
    texts: {
      unpaid: 'This order has not been paid yet. You can pay on the package page',
      paid: 'It costs you nothing. Choose a day that suits you',
      cancelled: 'It can no longer be used. You are welcome to choose another package',
      refunded: 'This free checkup was returned. You can choose another package',
    },
    ordered: 'Ordered',
    toPay: 'Payment',
    received: 'Received',
    closed: 'Closed',
    returned: 'Returned',
    detail: 'Appointment details',
    detailText: 'Who, when and where',
    nextSteps: 'What you can do now',
    toPackage: 'Go to payment',
  },
  facts: {
    package: 'Package',
    orderNo: 'Order number',
    price: 'Price',
    free: 'Free',
    orderedAt: 'Ordered on',
    receivedAt: 'Received on',
    usedOn: 'Used on',
    usedAt: 'Used at',
  },
  none: {
    order: 'See this order',
    orderText: 'Your visit and its report',
    others: 'See all packages',
  },
};
