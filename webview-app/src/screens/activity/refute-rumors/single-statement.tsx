import { useState } from 'react';
import { getQuestionByCode, type RumourQuestion } from '../../../api/activity.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { FormOf } from '../../../kit/page/form-of.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StatementFrame } from './statement-frame.tsx';
import { useWords } from './words/index.ts';

/** Shows a single statement by its code, from a link or an earlier day. */
export function SingleStatement({ questionCode }: { questionCode: string }) {
  const words = useWords();
  const page = usePage(getQuestionByCode, { query: { questionCode } }, { none: NOT_FOUND });
  const [answered, setAnswered] = useState<RumourQuestion>();
  const today = href('activity.refute-rumors', {});
  return (
    <FormOf
      title={words.title}
      page={page}
      none={
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={
            <LinkButton to={today} replace>
              {words.toToday}
            </LinkButton>
          }
        />
      }
    >
      {(question) => (
        <StatementFrame
          question={answered ?? question}
          progress={words.shared}
          done={1}
          onAnswered={setAnswered}
          next={
            <LinkButton wide to={today} replace>
              {words.toToday}
            </LinkButton>
          }
        />
      )}
    </FormOf>
  );
}
