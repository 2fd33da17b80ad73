import { CalendarCheck, Footprints, Gift, Hourglass, ListChecks, ShoppingBag, Trophy, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoinChange } from '../../../api/coin.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import { dayText, monthDayText } from '../../../messages/date-text.ts';
import { numberText, signedText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { type CoinDay, signedCoins } from '../../../rules/coin-days.ts';
import { formatDate, today } from '../../../rules/dates.ts';
import { classes } from '../../../ui/classes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Note } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './record.module.css';
import { type PageWords, useWords } from './words/index.ts';

const DAY_MS = 86_400_000;

const icons: Readonly<Record<string, ReactNode>> = {
  steps: <Footprints />,
  signIn: <CalendarCheck />,
  task: <ListChecks />,
  reward: <Trophy />,
  invite: <UserPlus />,
  exchange: <ShoppingBag />,
  expired: <Hourglass />,
  gift: <Gift />,
};

/** Shows one day of the record, with a sum if the day is complete. An exchange links to its goods. */
export function Day({ day }: { day: CoinDay<CoinChange> }) {
  const words = useWords();
  const { date, changes, sum } = day;
  return (
    <Section
      title={dayName(date, words)}
      action={
        sum === undefined || changes.length < 2 ? null : (
          <Note as="span" tabular>
            {words.dayEarned(signedText(sum))}
          </Note>
        )
      }
    >
      <Rows>
        {changes.map((change) => (
          <ListRow
            key={change.changeId}
            icon={entryOf(icons, change.reason, 'coin reason', <ListChecks />)}
            title={
              <span className={styles.title}>
                <span>{change.title}</span>
                <span className={classes(styles.amount, change.type === 'income' && styles.earned)}>
                  {signedText(signedCoins(change))}
                </span>
              </span>
            }
            text={<Dotted parts={[formatDate(change.at, 'time'), words.balance(numberText(change.balance))]} />}
            {...(change.skuId && { to: href('health-gold.goods-detail', { skuId: change.skuId }) })}
          />
        ))}
      </Rows>
    </Section>
  );
}

function dayName(date: string, words: PageWords): string {
  const now = serverNow();
  if (date === today(now)) return words.today;
  if (date === today(now - DAY_MS)) return words.yesterday;
  return date.slice(0, 4) === today(now).slice(0, 4) ? monthDayText(date) : dayText(date);
}
