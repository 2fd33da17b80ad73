/** English words of activities, and the type of every language. */
export const en = {
  stock: { title: 'While they last' },
};
