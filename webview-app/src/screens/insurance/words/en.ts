/** English words of insurance pages, and the type of every language. */
export const en = {
  guarantee: { title: 'Health guarantee' },
};
