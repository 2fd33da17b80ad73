export const en = {
  title: 'Consultation records',
  tabs: 'Consultations by state',
  names: { all: 'All', waiting: 'Waiting', answered: 'Open', closed: 'To rate' },
  none: {
    all: 'No consultations yet',
    waiting: 'You are not waiting for an answer',
    answered: 'No open consultation',
    closed: 'Nothing left to rate',
  },
  noneText: 'Ask a doctor by text and pictures. The conversation stays here',
  find: 'Find a doctor',
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  forWhom: (name: string) => `For ${name}`,
  rate: 'Rate the doctor',
  rated: 'See my rating',
  again: 'Ask again',
  third: 'Consultations in the doctor network',
  thirdText: 'Kept on the network’s own page',
  thirdFailed: 'That page cannot be opened here. Please try again later',
};

export type ListWords = typeof en;
