import type { EvaluationQuestion } from '../../api/evaluation.ts';
import type { BoundField } from '../../kit/form/use-form.ts';
import { ChoiceChips, FilterChips } from '../../ui/chips.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { chosenOf, type RatingValues, starsOf, textOf } from './answers.ts';
import { useEvaluationWords } from './words/index.ts';

/** The maximum number of characters of a text that the service accepts. */
const MAX_TEXT_LENGTH = 300;

interface QuestionFieldProps {
  question: EvaluationQuestion;
  values: RatingValues;
  field: BoundField<RatingValues[string]>;
}

/** Shows one question of a rating with the control for its kind. */
export function QuestionField({ question, values, field: { value: _, ...field } }: QuestionFieldProps) {
  const { meanings } = useEvaluationWords();
  const { kind, title, options, required } = question;
  if (kind === 'star') return <Stars label={title} meanings={meanings} {...field} value={starsOf(values, question)} />;
  if (kind === 'text')
    return (
      <TextArea
        label={title}
        optional={!required}
        maxLength={Math.min(question.maxLength ?? MAX_TEXT_LENGTH, MAX_TEXT_LENGTH)}
        {...field}
        value={textOf(values, question)}
      />
    );
  const chips = {
    label: title,
    labelShown: true,
    wrap: true,
    optional: !required,
    chips: options.map(({ optionId, text }) => ({ value: optionId, label: text })),
    ...field,
  };
  const chosen = chosenOf(values, question);
  if (kind === 'multi') return <FilterChips {...chips} values={chosen} />;
  return <ChoiceChips {...chips} value={chosen[0] ?? ''} onChange={(optionId) => field.onChange([optionId])} />;
}
