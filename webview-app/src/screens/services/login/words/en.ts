export const en = {
  loginFor: 'It shows your orders, checkups and benefits',
  loginTo: (page: string) => `Then you go on to “${page}”`,
};
