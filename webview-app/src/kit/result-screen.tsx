import type { ReactNode } from 'react';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Card } from '../ui/card.tsx';
import { Illustration, type Scene } from '../ui/illustration.tsx';
import { KeyValues, type Pair } from '../ui/key-values.tsx';
import { AgedLine } from './aged-line.tsx';
import styles from './result-screen.module.css';
import frame from './screen-frame.module.css';

export interface ResultScreenProps {
  /** Default `success`. */
  scene?: Scene;
  /** What has happened: "Paid", "Refund accepted". */
  title: string;
  text?: ReactNode;
  /** The one number that matters: a `Price`. */
  amount?: ReactNode;
  facts?: readonly Pair[];
  /** Between the facts and the bottom: what comes next. */
  children?: ReactNode;
  /** The next step: a `Button` or `LinkButton`. */
  primary?: ReactNode;
  /** Another way on, before the primary one. */
  secondary?: ReactNode;
}

/** The end of a flow: paid, refunded, claimed, or not. */
export function ResultScreen(props: ResultScreenProps) {
  const { scene = 'success', title, text, amount, facts = [], children, primary, secondary } = props;
  return (
    <main className={frame.screen}>
      <div className={frame.content}>
        <AgedLine />
        <header className={styles.head}>
          <Illustration scene={scene} />
          <h1 className={styles.title} tabIndex={-1}>
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
        <BottomBar>
          {secondary}
          {primary}
        </BottomBar>
      ) : null}
    </main>
  );
}
