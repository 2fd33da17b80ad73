import { loadAssessmentQuestions, submitAssessment } from '../../api/assessment.ts';
import { BAD_ANSWER, NOT_FOUND } from '../../client/codes.ts';
import { isApiError, request } from '../../client/request.ts';
import { Questionnaire, RefusedAnswer } from '../../features/questionnaire/questionnaire.tsx';
import { usePage } from '../../kit/answers/use-page.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { href } from '../../routes.ts';
import type { SentAnswer } from '../../rules/questionnaire.ts';
import { screen } from '../screen.ts';
import { attemptName } from './parts/attempt-name.ts';
import { NoAssessment } from './parts/no-assessment.tsx';
import { useWords } from './words/index.ts';

/** Asks the questions of an assessment. */
export const Screen = screen('assessment.start', function Start({ params: { assessmentId } }) {
  const words = useWords().start;
  const page = usePage(loadAssessmentQuestions, { query: { assessmentId } }, { none: NOT_FOUND });
  const none = <NoAssessment />;
  return (
    <FormOf title={words.title} page={page} none={none}>
      {({ title, questions }) => (
        <Questionnaire
          name={attemptName(assessmentId)}
          title={title}
          questions={questions}
          send={(answers, idempotencyKey) => submit(assessmentId, answers, idempotencyKey)}
          resultPage={(recordNo) => href('assessment.report', { assessmentId }, { recordNo })}
          onOutdated={page.reload}
        />
      )}
    </FormOf>
  );
});

async function submit(assessmentId: string, answers: SentAnswer[], idempotencyKey: string): Promise<string> {
  try {
    return (await request(submitAssessment, { body: { assessmentId, answers } }, { idempotencyKey })).recordNo;
  } catch (error) {
    const questionId = isApiError(error, BAD_ANSWER) ? questionIn(error.data) : '';
    if (!questionId || !isApiError(error)) throw error;
    throw new RefusedAnswer(questionId, error.serverMessage ?? '');
  }
}

/** Returns the id of the question in a refusal, or '' if it has none. */
function questionIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('questionId' in data)) return '';
  return typeof data.questionId === 'string' ? data.questionId : '';
}
