/** Lists the English words of ratings. The other languages have the same words. */
export const en = {
  none: 'We could not find this service',
  noneText: 'The address may be old, or the order may belong to another account',
  home: 'See all services',
  closed: 'This can’t be rated now',
  meanings: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
  reward: (coins: number) => (coins === 1 ? 'Your rating earns 1 coin' : `Your rating earns ${coins} coins`),
  choose: 'Please choose at least one',
  starsFirst: 'Choose the stars first',
  chooseStars: 'Please choose the stars',
  chooseOne: 'Please choose an answer',
  write: 'Please write a few words',
  anonymous: 'Rate without my name',
  submit: 'Send rating',
  thanks: 'Thank you for your rating',
  thanksText: 'It helps others choose, and helps us do better',
  earned: (coins: number) => (coins === 1 ? '+1 coin' : `+${coins} coins`),
  see: 'See my rating',
  yours: 'Your rating',
  ratedOn: (day: string) => `Rated on ${day}`,
  withoutName: (author: string) => `${author}, without your name`,
  reply: 'Reply from customer service',
  repliedOn: (day: string) => `Replied on ${day}`,
  ratedBefore: 'You have already rated this. Here is your rating',
  next: {
    checkup: 'Book another checkup',
    checkupText: 'A package for you or your family',
    ask: 'Ask another doctor',
    askText: 'Find one by department or symptom',
  },
  back: { order: 'See the order', consultations: 'Consultation records' },
};

/** Defines the words that each language must have. */
export type EvaluationWords = typeof en;
