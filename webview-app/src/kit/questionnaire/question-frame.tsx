import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import hidden from '../../ui/hidden.module.css';
import { Progress } from '../../ui/steps.tsx';
import frame from '../screen-frame.module.css';
import { ScreenStaleLine } from '../stale-line.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import styles from './question-frame.module.css';

export interface QuestionFrameProps {
  /** Names the whole, above the question. */
  name: string;
  /** The question: the page's one heading. */
  title: string;
  /** Names the question among the others: another one begins at the top, has the focus and is announced. */
  step: string;
  /** 0 to 1. */
  done: number;
  /** The progress in words: "Question 3 of 9". Announced with another question. */
  progress: string;
  /** Above the question: a `Tag`. */
  topic?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
  /** A `BottomBar`. */
  bottom?: ReactNode;
}

/** The frame of one question a page: how far it is, the question, room for the answer, the way on at the bottom. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { name, title, step, done, progress, topic, hint, children, bottom } = props;
  useStepFocus(step);
  return (
    <main className={frame.screen}>
      <div className={classes(frame.content, styles.content)}>
        <ScreenStaleLine />
        <Progress label={name} value={done} words={progress} />
        <p className={hidden.hidden} role="status">
          {progress}
        </p>
        <div className={styles.question} key={step}>
          <header className={styles.head}>
            {topic}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {hint ? <p className={styles.hint}>{hint}</p> : null}
          </header>
          {children}
        </div>
      </div>
      {bottom}
    </main>
  );
}
