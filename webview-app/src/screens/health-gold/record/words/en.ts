/** Lists the English words of the record of coins. The other languages have the same words. */
export const en = {
  title: 'Coin record',
  show: 'What to show',
  tabs: { all: 'All', income: 'Earned', expense: 'Spent' },
  month: 'Month',
  allTime: 'All time',
  earned: 'Earned',
  spent: 'Spent',
  today: 'Today',
  yesterday: 'Yesterday',
  dayEarned: (coins: string) => `${coins} that day`,
  balance: (count: string) => `Balance ${count}`,
  none: {
    all: 'No coins yet',
    income: 'No coins earned here',
    expense: 'No coins spent here',
  },
  noneText: 'Walk, check in or finish a task, and your coins are listed here',
  noneInMonthText: 'Look at another month, or at all of them',
  toTasks: 'See how to earn coins',
  showAll: 'Show all',
};
