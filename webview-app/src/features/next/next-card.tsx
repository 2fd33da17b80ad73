import { CalendarPlus, ChevronRight, FileText, Gift, Stethoscope, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../../client/server-clock.ts';
import { useRecoveryAction } from '../../kit/answers/retry-action.ts';
import { useOldestStale, useStale } from '../../kit/answers/stale.ts';
import { languageTag } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { today } from '../../rules/dates.ts';
import { daysUntil, type NextKind } from '../../rules/next-up.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { RowIcon } from '../../ui/list-row.tsx';
import { dayInWords } from '../../ui/month.ts';
import { Price } from '../../ui/price.tsx';
import styles from './next-card.module.css';
import type { NextItem } from './next-steps.ts';
import { useWords } from './words/index.ts';

const icons: Readonly<Record<NextKind, ReactNode>> = {
  pay: <Wallet />,
  visit: <Stethoscope />,
  report: <FileText />,
  book: <CalendarPlus />,
  card: <Gift />,
};

/** Shows one of the person's next steps as a card that links to it. `onOver` is called when the time for a payment has ended. */
export function NextCard({ item, onOver }: { item: NextItem; onOver: () => void }) {
  const words = useWords();
  const { kind, name, on, place, forWhom, text, to } = item;
  const isWarm = kind === 'pay';
  const content = (
    <>
      {kind === 'visit' && on ? <DaySheet day={on} /> : <RowIcon warm={isWarm}>{icons[kind]}</RowIcon>}
      <span className={styles.words}>
        <span className={classes(styles.kind, isWarm && styles.warm)}>
          {words.kinds[kind]}
          {kind === 'visit' && on ? <DaysUntil day={on} /> : null}
        </span>
        <span className={styles.name}>{kind === 'visit' && on ? dayInWords(on, languageTag()) : name}</span>
        <span className={styles.text}>
          {kind === 'visit' ? [place, forWhom].filter(Boolean).join(' · ') || name : kind === 'pay' ? null : text}
        </span>
        {kind === 'pay' ? <Payment item={item} onOver={onOver} /> : null}
      </span>
    </>
  );
  if (!to) return <div className={styles.card}>{content}</div>;
  return (
    <Link className={styles.card} to={to}>
      {content}
      <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
    </Link>
  );
}

/** Shows "in 3 days" after a kind, unless the day is over. */
function DaysUntil({ day }: { day: string }) {
  const words = useWords();
  const days = daysUntil(day, today(serverNow()));
  return days >= 0 ? ` · ${words.inDays(days)}` : null;
}

function Payment({ item: { amountFen, until }, onOver }: { item: NextItem; onOver: () => void }) {
  const words = useWords();
  return (
    <span className={styles.payment}>
      {amountFen === undefined ? null : <Price fen={amountFen} size="small" />}
      {until === undefined ? null : (
        <Countdown label={words.payWithin} until={until} now={serverNow} onEnd={onOver} repeat over={words.payOver} />
      )}
    </span>
  );
}

/** Shows a link to the packages to a person without next steps. */
export function NoNextSteps() {
  const words = useWords();
  return (
    <Link className={styles.card} to={href('checkup.package-list')}>
      <RowIcon>{icons.visit}</RowIcon>
      <span className={styles.words}>
        <span className={styles.name}>{words.nothing}</span>
        <span className={styles.text}>{words.nothingText}</span>
      </span>
      <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
    </Link>
  );
}

interface NotLoadedProps {
  words: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Shows that data failed to load. If the page already shows a line for outdated data, the retry button is in that line. */
export function NotLoaded({ words, error, onRetry, retrying }: NotLoadedProps) {
  const recovery = useRecoveryAction(error, onRetry);
  useStale(Number.POSITIVE_INFINITY, onRetry, retrying);
  const isRetryInLine = useOldestStale() !== undefined && !recovery?.message;
  return (
    <div className={classes(styles.card, styles.failed)} role="status">
      <span className={styles.text}>{recovery?.message ?? words}</span>
      {recovery && !isRetryInLine ? (
        <Button small tone="secondary" busy={retrying} onClick={recovery.run}>
          {recovery.label}
        </Button>
      ) : null}
    </div>
  );
}
