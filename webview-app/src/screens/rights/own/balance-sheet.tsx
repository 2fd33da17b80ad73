import type { DataOf } from '../../../api/endpoint.ts';
import { getUserRechargeInfo } from '../../../api/health-card.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import { momentOf } from '../../../rules/dates.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import styles from './balance-sheet.module.css';
import { type OwnWords, useWords } from './words/index.ts';

/** Lists the card's money that was received, spent and sent to friends. */
export function BalanceSheet({ onClose }: { onClose: () => void }) {
  const words = useWords().balance;
  const page = usePage(getUserRechargeInfo, {});
  return (
    <Sheet open title={words.title} onCancel={onClose}>
      <ResourceView resource={page} skeleton={<RowsShape count={3} />}>
        {(account) => <Account account={account} />}
      </ResourceView>
    </Sheet>
  );
}

function Account({ account }: { account: DataOf<typeof getUserRechargeInfo> }) {
  const words = useWords();
  const { balanceFen, totalFen } = account;
  const moves = movesOf(account, words);
  return (
    <Stack gap={4}>
      <KeyValues
        pairs={[
          [words.balance.now, moneyText(balanceFen)],
          [words.balance.put, moneyText(totalFen)],
          [words.balance.spent, moneyText(totalFen - balanceFen)],
        ]}
      />
      {moves.length === 0 ? (
        <EmptyState title={words.balance.none} text={words.balance.noneText} />
      ) : (
        <Rows>
          {moves.map(({ id, title, at, amount, isIn }) => (
            <ListRow
              key={id}
              title={title}
              text={momentText(at)}
              value={<span className={classes(styles.amount, isIn && styles.in)}>{amount}</span>}
            />
          ))}
        </Rows>
      )}
    </Stack>
  );
}

interface Move {
  id: string;
  title: string;
  at: string;
  amount: string;
  isIn: boolean;
}

/** Returns all changes, newest first. A coupon for a friend does not change the person's own balance. */
function movesOf({ list, orders, sent }: DataOf<typeof getUserRechargeInfo>, { balance }: OwnWords): Move[] {
  const put = list.map(({ rechargeNo, title, at, amountFen }) => ({
    id: rechargeNo,
    title,
    at,
    amount: `+${moneyText(amountFen)}`,
    isIn: true,
  }));
  const bought = orders.map(({ orderNo, goodsName, quantity, placedAt, amountFen }) => ({
    id: orderNo,
    title: balance.bought(goodsName, quantity),
    at: placedAt,
    amount: `−${moneyText(amountFen)}`,
    isIn: false,
  }));
  const sentCoupons = sent.map(({ couponNo, mobile = '', at, amountFen }) => ({
    id: `sent-${couponNo}`,
    title: balance.sent(mobile),
    at,
    amount: moneyText(amountFen),
    isIn: false,
  }));
  return [...put, ...bought, ...sentCoupons].sort((a, b) => momentOf(b.at) - momentOf(a.at));
}
