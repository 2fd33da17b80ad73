export const en = {
  coins: (count: string) => (count === '1' ? '1 coin' : `${count} coins`),
  goods: {
    coinsAndMoney: (coins: string, money: string) => `${coins} and ${money}`,
    usually: (money: string) => `Usually ${money}`,
    soldOut: 'Sold out',
    few: (count: string) => `${count} left`,
    onlyIn: (cities: string) => `Only in ${cities}`,
    between: ', ',
    lookedAt: (coins: string) => `${coins === '1' ? '1 coin' : `${coins} coins`} for looking around`,
  },
};
