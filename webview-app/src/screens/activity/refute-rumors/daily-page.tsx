import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { getDailyQuestions, type RumourQuestion } from '../../../api/activity.ts';
import { request } from '../../../client/request.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape, TitleShape } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DoneContent } from './done-content.tsx';
import { StatementFrame } from './statement-frame.tsx';
import { useNewDay } from './use-new-day.ts';
import { useWords } from './words/index.ts';

/** Shows today's statements one after the other, then the result of the day. */
export function DailyPage() {
  const words = useWords();
  const page = useResource('rumours of the day', (signal) => request(getDailyQuestions, {}, { signal }));
  // The statement whose explanation is open. The next statement follows only after a tap.
  const [explainedCode, setExplainedCode] = useState<string>();
  useNewDay(() => {
    toast(words.newDay, 'info');
    page.reload();
  });
  const { data } = page;
  const questions = data?.questions ?? [];
  const current =
    questions.find(({ questionCode }) => questionCode === explainedCode) ?? questions.find(({ result }) => !result);
  const onAnswered = (question: RumourQuestion) => {
    setExplainedCode(question.questionCode);
    page.extend((previous) => {
      const updated = previous.questions.map((candidate) =>
        candidate.questionCode === question.questionCode ? question : candidate,
      );
      const isRight = ({ result }: RumourQuestion) => result?.correct === true;
      return { ...previous, questions: updated, correctCount: updated.filter(isRight).length };
    });
    // The last answer of the day changes the streak, which only the service knows.
    const isOpen = (candidate: RumourQuestion) => !candidate.result && candidate.questionCode !== question.questionCode;
    if (!questions.some(isOpen)) page.reload();
  };
  if (!current)
    return (
      <DetailOf
        title={words.title}
        page={page}
        skeleton={
          <>
            <TitleShape />
            <CardShape lines={3} />
          </>
        }
        view={(day) =>
          day.questions.length === 0
            ? {
                content: (
                  <MissingState
                    title={words.empty}
                    text={words.emptyText}
                    linkLabel={words.done.articles}
                    to={href('content.science-list')}
                  />
                ),
              }
            : {
                title: words.done.title,
                lead: words.done.lead(day.correctCount, day.questions.length),
                content: <DoneContent day={day} />,
              }
        }
      />
    );
  const index = questions.indexOf(current);
  const nextQuestion = questions.find((candidate) => !candidate.result && candidate !== current);
  const isLast = questions.every(({ result }) => result);
  return (
    <StatementFrame
      question={current}
      progress={words.progress(index + 1, questions.length)}
      done={(index + 1) / questions.length}
      onAnswered={onAnswered}
      peek={
        nextQuestion ? (
          <Section title={words.following}>
            <Rows>
              <ListRow icon={<CircleHelp />} title={nextQuestion.statement} text={nextQuestion.topic} />
            </Rows>
          </Section>
        ) : null
      }
      next={
        <Button wide onClick={() => setExplainedCode(undefined)}>
          {isLast ? words.finish : words.next}
        </Button>
      }
    />
  );
}
