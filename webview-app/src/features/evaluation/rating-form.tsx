import type { EvaluationQuestion, EvaluationState } from '../../api/evaluation.ts';
import { CANNOT_RATE, RATED_ALREADY, STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { EvaluationSource, RatedService } from '../../flows/evaluation.ts';
import { anyValue, useForm } from '../../kit/form/use-form.ts';
import { FormFrame } from '../../kit/page/form-of.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ANONYMOUS, answersOf, fieldOf, initialValues, isUnanswered, isVisible, type RatingValues } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import { RatedDoctor } from './rated-doctor.tsx';
import { type EvaluationWords, useEvaluationWords } from './words/index.ts';

export interface RatingFormProps {
  title: string;
  source: EvaluationSource;
  ratedService: RatedService;
  service: EvaluationState;
  questions: readonly EvaluationQuestion[];
  onSaved: (coins: number) => void;
  /** Called when the service refuses the rating, with true if a rating exists already. */
  onRefused: (isRatedBefore: boolean) => void;
}

/** Shows the form of a rating: the stars below the rated doctor, then the other questions. The draft survives a reload. */
export function RatingForm({ title, source, ratedService, service, questions, onSaved, onRefused }: RatingFormProps) {
  const words = useEvaluationWords();
  const form = useForm<RatingValues>({
    draft: `rating.${source.name}.${ratedService.orderNo}.${ratedService.productNo}`,
    fields: fieldsOf(questions, words),
    submit: async (values, idempotencyKey) => {
      const answers = { anonymous: values[ANONYMOUS] === true, answers: answersOf(questions, values) };
      try {
        onSaved((await source.save(ratedService, answers, idempotencyKey)).rewardCoins);
      } catch (error) {
        if (isApiError(error, CANNOT_RATE)) onRefused(false);
        // The submission resolves, so that the draft is dropped. The page then shows the existing rating.
        if (isApiError(error, RATED_ALREADY) || isApiError(error, STATE_CHANGED)) return onRefused(true);
        throw error;
      }
    },
  });
  const reward = service.rewardCoins > 0 ? words.reward(service.rewardCoins) : undefined;
  const visible = questions.filter((question) => isVisible(question, questions, form.values));
  const starQuestion = questions.find(({ kind }) => kind === 'star');
  const isStarQuestion = (question: EvaluationQuestion) => question === starQuestion;
  const renderField = (question: EvaluationQuestion) => (
    <QuestionField
      key={question.questionId}
      question={question}
      values={form.values}
      field={form.field(fieldOf(question))}
    />
  );
  return (
    <FormFrame
      form={form}
      title={title}
      lead={service.doctor ? undefined : service.productName}
      note={reward}
      missing={
        starQuestion?.required && isUnanswered(starQuestion, form.values)
          ? [words.starsFirst, reward].filter(Boolean).join('\u00a0· ')
          : undefined
      }
      submit={words.submit}
    >
      <Card>
        <Stack gap={5}>
          {service.doctor ? <RatedDoctor doctor={service.doctor} /> : null}
          {visible.filter(isStarQuestion).map(renderField)}
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>{visible.filter((question) => !isStarQuestion(question)).map(renderField)}</Stack>
      </Card>
      <Checkbox
        name={ANONYMOUS}
        checked={form.values[ANONYMOUS] === true}
        onChange={(checked) => form.set({ [ANONYMOUS]: checked })}
      >
        {words.anonymous}
      </Checkbox>
    </FormFrame>
  );
}

/** Returns a field for each question, in their order. The first field without a required answer gets the focus. */
function fieldsOf(questions: readonly EvaluationQuestion[], words: EvaluationWords) {
  const missing = { star: words.chooseStars, single: words.chooseOne, multi: words.choose, text: words.write };
  const checks = questions.map(
    (question) =>
      [
        fieldOf(question),
        (_: unknown, values: RatingValues) =>
          question.required && isVisible(question, questions, values) && isUnanswered(question, values)
            ? missing[question.kind]
            : undefined,
      ] as const,
  );
  const checkOf = Object.fromEntries(checks);
  return Object.fromEntries(
    Object.entries(initialValues(questions)).map(([name, initial]) => [
      name,
      { drafted: true, initial, check: checkOf[name] ?? anyValue },
    ]),
  );
}
