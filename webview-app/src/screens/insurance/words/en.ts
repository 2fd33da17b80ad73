export const en = {
  guarantee: { title: 'Health guarantee' },
};
