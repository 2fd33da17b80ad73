import type { EvaluationQuestion, EvaluationState } from '../../api/evaluation.ts';
import { CANNOT_RATE, RATED_ALREADY, STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { EvaluationSource, RatedService } from '../../flows/evaluation.ts';
import { anyValue, useForm } from '../../kit/form/use-form.ts';
import { FormFrame } from '../../kit/page/form-of.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ANONYMOUS, answersOf, fieldOf, type Given, initialOf, isAsked, isOpen } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import { RatedDoctor } from './rated-doctor.tsx';
import { type EvaluationWords, useEvaluationWords } from './words/index.ts';

export interface RatingFormProps {
  title: string;
  source: EvaluationSource;
  of: RatedService;
  service: EvaluationState;
  questions: readonly EvaluationQuestion[];
  /** Called with the earned coins when the rating is saved. */
  onSaved: (coins: number) => void;
  /** Called when the service refuses the rating: it has one already (true), or it cannot be rated any more. */
  onRefused: (isRatedBefore: boolean) => void;
}

/** Shows the form of a rating: the stars below the rated doctor, then the other questions. The draft survives a reload. */
export function RatingForm({ title, source, of, service, questions, onSaved, onRefused }: RatingFormProps) {
  const words = useEvaluationWords();
  const form = useForm<Given>({
    draft: `rating.${source.name}.${of.orderNo}.${of.productNo}`,
    fields: fieldsOf(questions, words),
    submit: async (values, idempotencyKey) => {
      const answers = { anonymous: values[ANONYMOUS] === true, answers: answersOf(questions, values) };
      try {
        onSaved((await source.save(of, answers, idempotencyKey)).rewardCoins);
      } catch (error) {
        if (isApiError(error, CANNOT_RATE)) onRefused(false);
        // Resolves, so that the draft is dropped: the existing rating is shown.
        if (isApiError(error, RATED_ALREADY) || isApiError(error, STATE_CHANGED)) return onRefused(true);
        throw error;
      }
    },
  });
  const reward = service.rewardCoins > 0 ? words.reward(service.rewardCoins) : undefined;
  const visible = questions.filter((question) => isAsked(question, questions, form.values));
  const main = questions.find(({ kind }) => kind === 'star');
  const isMain = (question: EvaluationQuestion) => question === main;
  const shown = (question: EvaluationQuestion) => (
    <QuestionField
      key={question.questionId}
      question={question}
      given={form.values}
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
        main?.required && isOpen(main, form.values)
          ? [words.starsFirst, reward].filter(Boolean).join('\u00a0· ')
          : undefined
      }
      submit={words.submit}
    >
      <Card>
        <Stack gap={5}>
          {service.doctor ? <RatedDoctor doctor={service.doctor} /> : null}
          {visible.filter(isMain).map(shown)}
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>{visible.filter((question) => !isMain(question)).map(shown)}</Stack>
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

/** Returns a field for each question, in order: the first field without a required answer gets the focus. */
function fieldsOf(questions: readonly EvaluationQuestion[], words: EvaluationWords) {
  const missing = { star: words.chooseStars, single: words.chooseOne, multi: words.choose, text: words.write };
  const checks = questions.map(
    (question) =>
      [
        fieldOf(question),
        (_: unknown, all: Given) =>
          question.required && isAsked(question, questions, all) && isOpen(question, all)
            ? missing[question.kind]
            : undefined,
      ] as const,
  );
  const checkOf = Object.fromEntries(checks);
  return Object.fromEntries(
    Object.entries(initialOf(questions)).map(([name, initial]) => [
      name,
      { drafted: true, initial, check: checkOf[name] ?? anyValue },
    ]),
  );
}
