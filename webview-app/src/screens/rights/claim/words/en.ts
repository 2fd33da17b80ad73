/** English words of the pages on which free rights are claimed, and the type of every language. */
export const en = {
  title: 'Claim your benefits',
  claimed: (count: string) => `Claimed by ${count} people`,
  gives: 'What you get',
  worth: (money: string, months: number) =>
    months === 12 ? `Worth ${money}, yours for a year` : `Worth ${money}, yours for ${months} months`,
  givesMissing: 'The list of benefits can’t be shown just now',
  goods: 'Goes well with it',
  nothing: 'Free of charge, now and later',
  there: 'You have these benefits',
  thereSince: (day: string) => `Yours since ${day}. Each person can claim them once`,
  thereText: 'Each person can claim them once',
  toMine: 'See my benefits',
  remind: 'Leave and remind me',
  leave: 'Leave',
};
