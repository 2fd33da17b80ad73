/** Lists the English words of insurance pages. The other languages have the same words. */
export const en = {
  guarantee: { title: 'Health guarantee' },
};
