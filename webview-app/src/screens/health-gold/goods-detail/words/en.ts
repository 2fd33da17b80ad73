import { promises } from '../../../../installation/promises.ts';

const { sendingDays } = promises;

export const en = {
  title: 'Goods',
  none: 'This item is no longer offered',
  noneText: 'The link may be old. There is more in the shop',
  toShop: 'Go to the shop',
  pictures: 'Pictures of this item',
  stock: 'In stock',
  pieces: (count: string) => count,
  soldOut: 'Sold out',
  exchanged: 'Exchanged',
  cash: 'The rest is paid on delivery',
  limit: (count: number) => (count === 1 ? 'One per person' : `${count} per person`),
  about: 'About this item',
  rules: 'Good to know',
  others: 'More in the shop',

  sentTo: (city: string) => `Ships to ${city}`,
  notSentTo: (city: string) => `Does not ship to ${city}`,
  sentOnlyTo: (cities: string) => `Ships only to ${cities}`,
  changeCity: 'Tap to choose another city',
  chooseCity: 'Where should it be sent?',
  cityUnknown: 'Choose the city it should go to',

  ownedTitle: 'You already have this',
  yoursNow: 'It is yours',
  yoursText: (recordNo: string, day: string) => `Exchanged on ${day}, number ${recordNo}`,
  yoursSent: sendingDays
    ? `It will be sent within ${sendingDays === 1 ? 'one working day' : `${sendingDays} working days`}`
    : 'It will be sent to the address you gave',
  yoursVoucher: 'The voucher comes by text message',
  doneBefore: 'You had already exchanged this. No coins were taken now',

  exchange: 'Exchange',
  receive: 'Receive my prize',
  receiveTitle: 'Receive your prize',
  won: 'Free, you have won it by walking',
  toRecord: 'See your coin record',
  earn: 'Earn coins',
  short: (coins: string) => `You are ${coins} short`,
  anotherCity: 'Choose another city',
  soldOutText: 'Sold out. There is more to choose from below',
  needsCard: 'You need a health card for this',

  confirmTitle: 'Exchange your coins?',
  to: (city: string) => `To ${city}`,
  name: 'Name',
  nameHint: 'Who will receive the parcel',
  phone: 'Mobile number',
  phoneHint: 'For the courier only',
  address: 'Street and number',
  addressHint: 'District, street, house and flat',
  have: 'You have',
  price: 'Price',
  after: 'Left afterwards',
  onDelivery: 'On delivery',
  noReturn: 'Coins cannot be returned after the exchange',
  confirm: (coins: string) => `Exchange for ${coins}`,
  priceChanged: 'The price has changed. Please look at it again',
};
