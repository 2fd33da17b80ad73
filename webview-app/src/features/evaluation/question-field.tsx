import type { EvaluationQuestion } from '../../api/evaluation.ts';
import type { BoundField } from '../../kit/form/use-form.ts';
import { ChoiceChips, FilterChips } from '../../ui/chips.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { chosenOf, type Given, starsOf, textOf } from './answers.ts';
import { useEvaluationWords } from './words/index.ts';

/** The most characters of a text that the service accepts. */
const MOST_TEXT = 300;

interface QuestionFieldProps {
  question: EvaluationQuestion;
  given: Given;
  field: BoundField<Given[string]>;
}

/** Shows one question of a rating with the control for its kind. */
export function QuestionField({ question, given, field: { value: _, ...field } }: QuestionFieldProps) {
  const { meanings } = useEvaluationWords();
  const { kind, title, options, required } = question;
  if (kind === 'star') return <Stars label={title} meanings={meanings} {...field} value={starsOf(given, question)} />;
  if (kind === 'text')
    return (
      <TextArea
        label={title}
        optional={!required}
        maxLength={Math.min(question.maxLength ?? MOST_TEXT, MOST_TEXT)}
        {...field}
        value={textOf(given, question)}
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
  const chosen = chosenOf(given, question);
  if (kind === 'multi') return <FilterChips {...chips} values={chosen} />;
  return <ChoiceChips {...chips} value={chosen[0] ?? ''} onChange={(optionId) => field.onChange([optionId])} />;
}
