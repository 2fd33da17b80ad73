import type { Layer } from '../../messages/simpler.ts';
import type { KitWords } from './en.ts';

/** Simpler English texts of the kit. */
export const en: Layer<KitWords> = {
  booking: {
    missing: {
      city: 'Please tap a city first',
      institution: 'Please tap an institution first',
      date: 'Please tap a day first',
      person: 'Please say who the checkup is for',
    },
    noDays: 'No day is free now',
    noDaysText: 'New days come regularly. Try another institution, or look again tomorrow',
    institutionGone: 'This institution does not do your checkup any more. Please choose another one',
    dateGone: (day) => `${day} is taken. Please choose another day`,
  },
  exam: {
    byCard: (name) =>
      `You pay nothing: this takes one “${name}” of your health card. Cancel in time, and you get it back`,
    keepDate: 'You keep this day until you have a new one',
    codeHint: 'We send a text message with numbers to this phone',
    maritalHint: 'Some examinations are for married people only',
  },
  examStatus: {
    texts: { booked: 'Please come on time. Bring your ID card' },
    over: {
      title: 'It is too late to use this',
      text: (day) => `It could be used until ${day}. Customer service tells you what you can still do`,
    },
    checkIn: {
      text: 'Show this to the people at the desk. It works without a network',
      bright: 'If it cannot be read, make your screen brighter',
    },
    cancelText: 'Your checkup is not lost. You can book another day',
  },
  nearMe: { messages: { denied: 'Your phone does not say where you are. Please choose from the list' } },
  payment: {
    order: {
      title: 'Is everything right?',
      validUntil: 'Last day to use it',
      provider: 'Who does it',
      confirm: (sum) => `Yes, pay ${sum}`,
      oneMore: (sum) => `Buy one more, pay ${sum}`,
    },
    awayText: 'Pay on the payment page, then come back here',
    unfinished: {
      open: { title: 'Have you paid?', text: 'You may have paid. If so, please do not pay again' },
      'not-opened': {
        text: 'Too many pages are open. Go back a few pages, then pay. If you have paid, tap “I have paid”',
      },
    },
    failed: 'The payment did not work. Your order is kept',
    unsureTitle: 'We are asking the bank',
    unsureText: 'Please do not pay again. If you have paid, your order will show it soon',
    slow: { title: 'This takes longer than usual' },
    blocked: {
      'by-config': { text: 'You cannot pay here now. Your order is kept. Please pay in your phone’s browser' },
      'old-app': { text: 'This app is too old to pay. Your order is kept. Update the app, or pay in your browser' },
      signature: {
        title: 'We stopped this payment',
        text: 'Something was not right, so no money was taken. Your order is kept. Try again, or ask customer service',
      },
    },
    priceChanged: 'The price is another one now. Please look at it again',
  },
  refund: {
    fee: 'You do not get back',
    reason: 'Why do you want your money back?',
    rules: 'When you get your money back',
    submit: 'Ask for my money back',
    sureTitle: 'Ask for your money back?',
    notPossible: 'You cannot get your money back here',
  },
};
