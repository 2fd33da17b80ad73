import { useCallback } from 'react';
import { getCoinBalance, getCoinHeader, listCoinTasks } from '../../api/coin.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { GoodsShapes } from './goods/goods-card.tsx';
import { useViewedCoins } from './goods/use-viewed-coins.ts';
import { BalanceCard } from './my-account/balance-card.tsx';
import { Shop } from './my-account/shop.tsx';
import { Tasks } from './my-account/tasks.tsx';
import { useWords } from './my-account/words/index.ts';

/** Shows the person's coins: the balance, tasks that earn more, and goods. */
export const Screen = screen('health-gold.my-account', function MyAccount() {
  const words = useWords();
  const header = usePage(getCoinHeader, {});
  const balance = usePage(getCoinBalance, {}, { notice: false });
  const tasks = usePage(listCoinTasks, {}, { notice: false });
  const { reload: reloadHeader } = header;
  const { reload: reloadBalance } = balance;
  const { reload: reloadTasks } = tasks;
  const onEarned = useCallback(() => {
    reloadHeader();
    reloadBalance();
    reloadTasks();
  }, [reloadHeader, reloadBalance, reloadTasks]);
  useViewedCoins(onEarned);
  return (
    <DetailOf
      title={words.title}
      page={header}
      skeleton={
        <>
          <CardShape lines={2} />
          <RowsShape count={3} />
          <GoodsShapes />
        </>
      }
      view={(account) => ({
        title: words.title,
        titleHidden: true,
        content: (
          <>
            <BalanceCard header={account} balance={balance.data} />
            <ResourceView
              resource={tasks}
              skeleton={<RowsShape count={3} />}
              isEmpty={({ tasks: list }) => list.length === 0}
              empty={<span />}
            >
              {({ tasks: list, doneCount }) => <Tasks tasks={list} doneCount={doneCount} onEarned={onEarned} />}
            </ResourceView>
            <Shop />
          </>
        ),
      })}
    />
  );
});
