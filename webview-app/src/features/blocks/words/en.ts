import { numberText } from '../../../messages/number-text.ts';

const coinsOf = (count: number): string => (count === 1 ? '1 coin' : `${numberText(count)} coins`);

/** Lists the English words of configured pages. The other languages have the same words. */
export const en = {
  beforeTitle: 'Almost there',
  beforeText: (moment: string) => `The activity begins on ${moment}`,
  beginsIn: 'Begins in',
  begun: 'It begins now',
  endsIn: 'Ends in',
  until: (day: string) => `Until ${day}`,
  endTitle: 'This activity has ended',
  endText: (day: string) => `It ran until ${day}. Thank you for taking part`,
  elsewhere: 'See our services',
  none: 'This activity is no longer here',
  noneText: 'It may have ended, or the address may be old',
  goods: 'Goods',
  coins: coinsOf,
  coinsAnd: (coins: number, money: string) => `${coinsOf(coins)} + ${money}`,
  left: (count: number) => `${numberText(count)} left`,
  exchange: 'Exchange now',
  short: (count: number) => `${coinsOf(count)} to go`,
  have: 'My coins',
  login: 'Log in to see my coins',
  soldOut: 'Sold out',
  goodsMissing: 'The goods cannot be shown right now',
  linkRefused: 'This page cannot be opened here',
  video: (title: string) => `Watch: ${title}`,
  rules: 'Rules',
};
