import { CalendarCheck, CircleCheck, CircleX, Coins, Target } from 'lucide-react';
import { useState } from 'react';
import type { DailyQuestions, RumourQuestion } from '../../../api/activity.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { FactTiles } from '../../../kit/page/fact-tiles.tsx';
import { href } from '../../../routes.ts';
import { nextMidnight } from '../../../rules/periods.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Details } from '../../../ui/details.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './done-content.module.css';
import { useWords } from './words/index.ts';

/** Shows today's result, with today's and yesterday's statements to read again. */
export function DoneContent({ day }: { day: DailyQuestions }) {
  const words = useWords().done;
  const { questions, correctCount, streakDays, rewardCoins, yesterday } = day;
  const [until] = useState(() => nextMidnight(serverNow()));
  return (
    <>
      <FactTiles
        facts={[
          { icon: <Target />, name: words.right, value: words.rightValue(correctCount, questions.length) },
          { icon: <CalendarCheck />, name: words.streak, value: words.days(streakDays) },
          { icon: <Coins />, name: words.coins, value: `+${rewardCoins}` },
        ]}
      />
      <Card>
        <Countdown label={words.next} until={until} now={serverNow} over={words.over} />
      </Card>
      <Section title={words.today}>
        <Statements questions={questions} />
      </Section>
      {yesterday.length > 0 ? (
        <Section title={words.yesterday}>
          <Statements questions={yesterday} />
        </Section>
      ) : null}
      <LinkButton wide tone="quiet" to={href('content.science-list', {})}>
        {words.articles}
      </LinkButton>
    </>
  );
}

function Statements({ questions }: { questions: readonly RumourQuestion[] }) {
  const words = useWords();
  const openQuestions = questions.filter(({ result }) => !result);
  return (
    <>
      {openQuestions.length > 0 ? (
        <Rows>
          {openQuestions.map(({ questionCode, statement }) => (
            <ListRow
              key={questionCode}
              title={statement}
              text={words.done.open}
              to={href('activity.refute-rumors', {}, { questionCode })}
            />
          ))}
        </Rows>
      ) : null}
      {openQuestions.length < questions.length ? (
        <Card snug>
          {questions.map(({ questionCode, statement, result }) =>
            result ? (
              <Details
                key={questionCode}
                title={
                  <span className={styles.statement}>
                    {result.correct ? (
                      <CircleCheck className={styles.right} size={22} aria-hidden="true" />
                    ) : (
                      <CircleX className={styles.wrong} size={22} aria-hidden="true" />
                    )}
                    <span>
                      <Hidden>{result.correct ? words.done.right1 : words.done.wrong1}</Hidden> {statement}
                    </span>
                  </span>
                }
              >
                <b>{words.truth[result.truth]}</b>
                <p>{result.why}</p>
                <p className={styles.you}>{words.done.you(result.chosen)}</p>
              </Details>
            ) : null,
          )}
        </Card>
      ) : null}
    </>
  );
}
