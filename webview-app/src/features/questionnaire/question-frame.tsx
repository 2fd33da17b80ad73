import type { ReactNode } from 'react';
import { ScreenStaleLine } from '../../kit/answers/stale-line.tsx';
import frame from '../../kit/page/screen-frame.module.css';
import { useStepFocus } from '../../kit/page/use-step-focus.ts';
import { classes } from '../../ui/classes.ts';
import hidden from '../../ui/hidden.module.css';
import { Stack, Text } from '../../ui/layout.tsx';
import { Progress } from '../../ui/steps.tsx';
import styles from './question-frame.module.css';

export interface QuestionFrameProps {
  name: string;
  /** The question, which is the page's heading. */
  title: string;
  /** The question's id. Another question starts at the top, gets the focus and is announced. */
  step: string;
  /** The progress, 0 to 1. */
  fraction: number;
  /** The progress as text: "Question 3 of 9". Announced with each question. */
  progress: string;
  /** A `Tag` above the question. */
  topic?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
  bottom?: ReactNode;
}

/** Lays out a page with one question: progress, question, answer, buttons at the bottom. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { name, title, step, fraction, progress, topic, hint, children, bottom } = props;
  useStepFocus(step);
  return (
    <main className={frame.screen}>
      <div className={classes(frame.content, styles.content)}>
        <ScreenStaleLine />
        <Progress label={name} value={fraction} words={progress} />
        <p className={hidden.hidden} role="status">
          {progress}
        </p>
        <div className={styles.question} key={step}>
          <Stack as="header" gap={2} align="start">
            {topic}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {hint ? <Text tone="soft">{hint}</Text> : null}
          </Stack>
          {children}
        </div>
      </div>
      {bottom}
    </main>
  );
}
