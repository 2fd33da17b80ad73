import { Check, ClipboardCheck, Clock, ListChecks, Users } from 'lucide-react';
import { useState } from 'react';
import type { AssessmentPage } from '../../../api/assessment.ts';
import { FactTiles } from '../../../kit/page/fact-tiles.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { numberFormat } from '../../../messages/formats.ts';
import { languageTag } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { LevelTag } from '../parts/level.tsx';
import { useWords } from '../words/index.ts';
import styles from './intro-content.module.css';

interface IntroContentProps {
  assessment: AssessmentPage;
  /** The number of answered questions in the current attempt, or 0 without an attempt. */
  answeredQuestions: number;
  /** Discards the current attempt. */
  onRestart: () => void;
}

/** Shows the assessment's first page: the current attempt, then the last result, then the assessment itself. */
export function IntroContent({ assessment, answeredQuestions, onRestart }: IntroContentProps) {
  const words = useWords().intro;
  const { assessmentId, minutes, questionCount, takenCount, intro, notes, source, last, others } = assessment;
  const [isConfirming, setConfirming] = useState(false);
  const number = numberFormat(languageTag(), { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <>
      {answeredQuestions > 0 ? (
        <Callout
          title={words.begun}
          action={
            <Button small tone="quiet" onClick={() => setConfirming(true)}>
              {words.restart}
            </Button>
          }
        >
          {words.begunText(Math.min(answeredQuestions, questionCount), questionCount)}
        </Callout>
      ) : null}
      {last ? (
        <Rows>
          <ListRow
            icon={<ClipboardCheck />}
            title={words.last}
            text={dayText(last.takenAt)}
            value={<LevelTag record={last} />}
            to={href('assessment.report', { assessmentId })}
          />
        </Rows>
      ) : null}
      <FactTiles
        facts={[
          { icon: <Clock />, name: words.minutes, value: words.minutesValue(minutes) },
          { icon: <ListChecks />, name: words.questions, value: words.questionsValue(questionCount) },
          { icon: <Users />, name: words.timesTaken, value: words.takenValue(number.format(takenCount)) },
        ]}
      />
      <Section title={words.about}>
        <Card>
          <ul className={styles.points}>
            {[...intro, ...notes].map((point) => (
              <li key={point}>
                <Check size={20} aria-hidden="true" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
      <p className={styles.source}>
        <b>{words.source}</b>
        {source}
      </p>
      {others.length > 0 ? (
        <Section title={words.others}>
          <Rows>
            {others.map((other) => (
              <ListRow
                key={other.assessmentId}
                title={other.title}
                text={<Dotted parts={[other.subtitle, words.minutesValue(other.minutes)]} />}
                to={href('assessment.intro', { assessmentId: other.assessmentId })}
              />
            ))}
          </Rows>
        </Section>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        danger
        title={words.restartTitle}
        text={words.restartText}
        confirm={words.restart}
        cancel={words.keep}
        onConfirm={() => {
          setConfirming(false);
          onRestart();
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
