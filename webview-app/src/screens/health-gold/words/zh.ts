import type { en } from './en.ts';

export const zh: typeof en = {
  coins: (count) => `${count} 健康金`,
  goods: {
    coinsAndMoney: (coins, money) => `${coins}加 ${money}`,
    usually: (money) => `市场价 ${money}`,
    soldOut: '已兑完',
    few: (count) => `仅剩 ${count} 件`,
    onlyIn: (cities) => `仅限${cities}`,
    between: '、',
    lookedAt: (coins) => `逛好物得 ${coins} 健康金`,
  },
};
