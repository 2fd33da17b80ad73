/** Lists the English words of the login page. The other languages have the same words. */
export const en = {
  loginFor: 'It shows your orders, checkups and benefits',
  loginTo: (page: string) => `Then you go on to “${page}”`,
};
