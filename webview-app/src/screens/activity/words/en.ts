/** Lists the English words of activities. The other languages have the same words. */
export const en = {
  stock: { title: 'While they last' },
};
