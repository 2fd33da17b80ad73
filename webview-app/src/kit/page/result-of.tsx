import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import hidden from '../../ui/hidden.module.css';
import { Illustration, type Scene } from '../../ui/illustration.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { CardShape, TitleShape } from '../../ui/skeleton.tsx';
import { ScreenStaleLine } from '../answers/stale-line.tsx';
import { DetailOf, type PageOf } from './detail-of.tsx';
import styles from './result-of.module.css';
import frame from './screen-frame.module.css';
import { useIsInBar } from './use-is-in-bar.ts';
import { useScreenTitle } from './use-screen-title.ts';

export interface ResultOfProps<T> extends PageOf<T> {
  view: (data: NonNullable<T>) => ResultFrameProps;
}

/** Shows the result of a flow once the service confirms it. Until then, and without a result, the page's title is `title`. */
export function ResultOf<T>({ title, page, none, skeleton, view }: ResultOfProps<T>) {
  const { data } = page;
  if (data !== undefined && data !== null) return <ResultFrame {...view(data)} />;
  const placeholder = skeleton ?? (
    <>
      <TitleShape />
      <CardShape lines={4} />
    </>
  );
  return <DetailOf title={title} page={page} none={none} skeleton={placeholder} view={emptyView} />;
}

const emptyView = () => ({ content: null });

export interface ResultFrameProps {
  /** The illustration. Default: `success`. */
  scene?: Scene;
  /** The result in one or two words: "Paid", "Refund accepted". Visually hidden if the title bar shows the same text. */
  title: string;
  /** The text of the title bar: "Order status". Default: the bar stays unchanged. */
  barTitle?: string | undefined;
  text?: ReactNode;
  /** The most important number: a `Price`. */
  amount?: ReactNode;
  facts?: readonly Pair[];
  /** Content between the facts and the bottom, such as the next steps. */
  children?: ReactNode;
  /** The note above the buttons, such as a failure. */
  note?: ReactNode;
  /** The next step: a `Button` or `LinkButton`. */
  primary?: ReactNode;
  /** Another action, before the primary one. */
  secondary?: ReactNode;
}

/** Lays out the result of a flow, e.g. paid, not paid, refunded or claimed. */
export function ResultFrame(props: ResultFrameProps) {
  const { scene = 'success', title, barTitle, text, amount, facts = [], children, note, primary, secondary } = props;
  useScreenTitle(barTitle);
  const isInBar = useIsInBar(title);
  return (
    <main className={frame.screen}>
      <div className={classes(frame.content, styles.middle)}>
        <ScreenStaleLine />
        <header className={styles.head}>
          <div className={scene === 'success' ? styles.joy : undefined}>
            <Illustration scene={scene} />
          </div>
          <h1 className={isInBar ? hidden.hidden : styles.title} tabIndex={-1}>
            {title}
          </h1>
          {amount ? <div className={styles.amount}>{amount}</div> : null}
          {text ? <p className={styles.text}>{text}</p> : null}
        </header>
        {facts.length > 0 ? (
          <Card>
            <KeyValues pairs={facts} />
          </Card>
        ) : null}
        {children}
      </div>
      {primary || secondary ? (
        <BottomBar note={note}>
          {secondary}
          {primary}
        </BottomBar>
      ) : null}
    </main>
  );
}
