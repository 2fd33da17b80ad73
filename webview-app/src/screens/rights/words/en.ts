export const en = {
  page: {
    steps: 'How it works',
    faq: 'Questions and answers',
    none: 'We could not find this offer',
    noneText: 'It may have ended. Your benefits, if you have any, are still yours',
    others: 'Go to the home page',
  },
  cardRule: {
    title: 'Rules of the health card',
    toCard: 'Back to the health card',
  },
};

export type AreaWords = typeof en;
