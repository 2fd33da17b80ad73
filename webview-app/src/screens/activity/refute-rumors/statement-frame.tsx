import { type ReactNode, useState } from 'react';
import type { RumourQuestion } from '../../../api/activity.ts';
import { QuestionFrame } from '../../../features/questionnaire/question-frame.tsx';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { PictureOfState } from '../../../ui/picture-of-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './choices.module.css';
import { Choices } from './choices.tsx';
import { answerRumour, type RumourAnswer } from './rumours.ts';
import { Verdict } from './verdict.tsx';
import { useWords } from './words/index.ts';

interface StatementFrameProps {
  question: RumourQuestion;
  /** The progress as text. */
  progress: string;
  /** The progress from 0 to 1. */
  done: number;
  onAnswered: (question: RumourQuestion) => void;
  /** The next button, once the statement is answered. */
  next: ReactNode;
  /** A preview below the verdict. */
  peek?: ReactNode;
}

/** Shows a statement as a page: two answers, then the truth and its explanation. A statement accepts only one answer. */
export function StatementFrame({ question, progress, done, onAnswered, next, peek }: StatementFrameProps) {
  const t = useText();
  const words = useWords();
  const { questionCode, statement, topic, result } = question;
  const [choice, setChoice] = useState<RumourAnswer>();
  const [olderCode, setOlderCode] = useState<string>();
  const [hasJustAnswered, setJustAnswered] = useState(false);
  const sending = useAction(async (_key, answer: RumourAnswer) => {
    const answered = await answerRumour(questionCode, answer);
    setJustAnswered(true);
    setOlderCode(answered.isOlder ? questionCode : undefined);
    onAnswered(answered.question);
  });
  const choose = (answer: RumourAnswer) => {
    if (sending.busy) return;
    setChoice(answer);
    void sending.start(answer);
  };
  return (
    <QuestionFrame
      name={words.title}
      title={statement}
      step={questionCode}
      fraction={done}
      progress={progress}
      topic={<Tag tone="brand">{topic}</Tag>}
      hint={result ? undefined : words.ask}
      bottom={
        result ? (
          <BottomBar>{next}</BottomBar>
        ) : (
          <Choices
            sending={sending.busy ? choice : undefined}
            failure={sending.error ? <FormFailure words={errorLine(sending.error, t)} /> : null}
            onChoose={choose}
          />
        )
      }
    >
      {result ? (
        <>
          <Verdict
            key={questionCode}
            result={result}
            isOlder={olderCode === questionCode}
            hasJustAnswered={hasJustAnswered}
          />
          {peek}
        </>
      ) : (
        <div className={styles.picture}>
          <PictureOfState scene="empty" />
        </div>
      )}
    </QuestionFrame>
  );
}
