/** Lists the English words of the pages on which free rights are claimed. The other languages have the same words. */
export const en = {
  title: 'Claim your benefits',
  claimed: (count: string) => (count === '1' ? 'Claimed by 1 person' : `Claimed by ${count} people`),
  benefitsTitle: 'What you get',
  worth: (money: string) => `Worth ${money}`,
  validity: (months: number) => `Yours for ${months === 12 ? 'a year' : months === 1 ? '1 month' : `${months} months`}`,
  benefitsMissing: 'The list of benefits can’t be shown just now',
  goods: 'Goes well with it',
  nothing: 'Free of charge, now and later',
  claimedTitle: 'You have these benefits',
  claimedSince: (day: string) => `Yours since ${day}. Each person can claim them once`,
  claimedText: 'Each person can claim them once',
  toMine: 'See my benefits',
  remind: 'Leave and remind me',
  leave: 'Leave',
};
