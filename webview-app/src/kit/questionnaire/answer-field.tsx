import {
  chosenIn,
  type Given,
  type GivenAnswer,
  type Question,
  scaleOf,
  textIn,
  toggled,
} from '../../rules/questionnaire.ts';
import { Field } from '../../ui/field.tsx';
import { CheckList, OptionList } from '../../ui/option-list.tsx';
import { boundsInWords } from './answer-words.ts';
import { ScaleField } from './scale-field.tsx';
import { useQuestionnaireWords } from './words/index.ts';

interface AnswerFieldProps {
  question: Question;
  given: Given;
  onChange: (answer: GivenAnswer) => void;
  error: string | undefined;
  /** Gets the control, to focus when the answer is missing. */
  ref: (element: HTMLElement | null) => void;
}

/** The control for the answer to a question, by its kind. The question itself stands above, as the page's heading. */
export function AnswerField({ question, given, onChange, error, ref }: AnswerFieldProps) {
  const words = useQuestionnaireWords();
  const { kind, title, unit, minDate, maxDate, minText = '', maxText = '' } = question;
  if (kind === 'single' || kind === 'multi') {
    const chosen = chosenIn(question, given);
    const list = {
      label: title,
      labelHidden: true,
      options: question.options.map(({ optionId, text }) => ({ value: optionId, label: text })),
      error,
      ref,
    };
    const tap = (optionId: string) => onChange(toggled(question, chosen, optionId));
    if (kind === 'multi') return <CheckList {...list} values={chosen} onToggle={tap} />;
    return <OptionList {...list} value={chosen[0] ?? ''} onChange={tap} />;
  }
  const text = textIn(question, given);
  if (kind === 'scale') {
    const values = scaleOf(question).map(String);
    const ends = [words.end(values[0] ?? '', minText), words.end(values.at(-1) ?? '', maxText)] as const;
    return (
      <ScaleField label={title} values={values} ends={ends} value={text} onChange={onChange} error={error} ref={ref} />
    );
  }
  const field = { value: text, onChange, error, ref, required: true };
  if (kind === 'date') return <Field {...field} label={words.day} kind="date" min={minDate} max={maxDate} />;
  return (
    <Field
      {...field}
      label={words.answer}
      kind="decimal"
      autoComplete="off"
      hint={boundsInWords(question, words)}
      {...(unit && { suffix: <span>{unit}</span> })}
    />
  );
}
