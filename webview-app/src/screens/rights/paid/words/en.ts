import { promises } from '../../../../installation/promises.ts';

const minutes = promises.cardInMinutes ? ', usually within minutes' : '';

export const en = {
  title: 'Health card',
  count: (count: string) => (count === '1' ? '1 card issued so far' : `${count} cards issued so far`),
  price: (months: number) => (months === 1 ? 'for 1 month' : `for ${months} months`),
  includedServices: 'What the card includes',
  servicesMissing: 'The services could not be loaded',
  unlimited: 'Unlimited',
  times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  rules: 'All rules of the card',
  rulesText: 'Who can have one, validity, refund',
  payNow: 'Pay now',
  priceMissing: 'The price could not be loaded',
  own: {
    title: 'You have a health card',
    until: (date: string) => `It is valid until ${date}. You don’t need a second one`,
    toMine: 'Use my card',
  },
  pending: {
    title: 'Your card is on its way',
    text: `It is paid. The card activates by itself${minutes}`,
    toOrder: 'See the progress',
  },
  over: (date: string) => `Your last card ended on ${date}. A new one begins today`,
  waiting: 'Your order is kept. Nothing was charged yet',
  ended: {
    title: 'The card is not sold right now',
    text: 'It may come back. Until then there are free benefits for you',
    toFree: 'See the free benefits',
  },
  success: {
    result: 'Card status',
    title: 'Your health card is ready',
    text: 'Everything below is yours from today',
    paid: 'Paid. Your card is on its way',
    paidText: `The card activates by itself${minutes}. You can leave this page`,
    refunded: 'Refunded',
    refundedText: 'Paid back the way you paid',
    checkAgain: 'Check again',
    uses: 'Start here',
    usesText: 'Tap a service to use it for the first time',
    toMine: 'My benefits',
    toCard: 'My card',
    toProduct: 'Back to the card',
    order: 'Order number',
    paidFen: 'Paid',
    amount: 'Amount',
    item: 'Item',
  },
};

export type PaidWords = typeof en;
