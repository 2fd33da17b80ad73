export const en = {
  stock: { title: 'While they last' },
};
