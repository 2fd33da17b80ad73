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
  const changes = changesOf(account, words);
  return (
    <Stack gap={4}>
      <KeyValues
        pairs={[
          [words.balance.now, moneyText(balanceFen)],
          [words.balance.totalAdded, moneyText(totalFen)],
          [words.balance.spent, moneyText(totalFen - balanceFen)],
        ]}
      />
      {changes.length === 0 ? (
        <EmptyState title={words.balance.none} text={words.balance.noneText} />
      ) : (
        <Rows>
          {changes.map(({ id, title, changedAt, amount, isIncoming }) => (
            <ListRow
              key={id}
              title={title}
              text={momentText(changedAt)}
              value={<span className={classes(styles.amount, isIncoming && styles.in)}>{amount}</span>}
            />
          ))}
        </Rows>
      )}
    </Stack>
  );
}

interface BalanceChange {
  id: string;
  title: string;
  changedAt: string;
  amount: string;
  isIncoming: boolean;
}

/** Returns all changes, newest first. A coupon for a friend does not change the person's own balance. */
function changesOf({ list, orders, sent }: DataOf<typeof getUserRechargeInfo>, { balance }: OwnWords): BalanceChange[] {
  const recharges = list.map(({ rechargeNo, title, at, amountFen }) => ({
    id: rechargeNo,
    title,
    changedAt: at,
    amount: `+${moneyText(amountFen)}`,
    isIncoming: true,
  }));
  const purchases = orders.map(({ orderNo, goodsName, quantity, placedAt, amountFen }) => ({
    id: orderNo,
    title: balance.bought(goodsName, quantity),
    changedAt: placedAt,
    amount: `−${moneyText(amountFen)}`,
    isIncoming: false,
  }));
  const sentCoupons = sent.map(({ couponNo, mobile = '', at, amountFen }) => ({
    id: `sent-${couponNo}`,
    title: balance.sent(mobile),
    changedAt: at,
    amount: moneyText(amountFen),
    isIncoming: false,
  }));
  return [...recharges, ...purchases, ...sentCoupons].sort((a, b) => momentOf(b.changedAt) - momentOf(a.changedAt));
}
