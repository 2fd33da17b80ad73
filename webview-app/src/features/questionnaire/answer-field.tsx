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
import { NumberField } from './number-field.tsx';
import { ScaleField } from './scale-field.tsx';
import { useFinger } from './use-finger.ts';
import { useQuestionnaireWords } from './words/index.ts';

interface AnswerFieldProps {
  question: Question;
  given: Given;
  onChange: (answer: GivenAnswer) => void;
  /** Called after a finger has chosen the single answer, which completes the question. Keys and screen readers only choose. */
  onChosen: () => void;
  error: string | undefined;
  /** Gets the control, to focus it when the answer is missing. */
  ref: (element: HTMLElement | null) => void;
}

/** Shows the control for the answer, by the question's kind. The question itself is the page's heading. */
export function AnswerField({ question, given, onChange, onChosen, error, ref }: AnswerFieldProps) {
  const words = useQuestionnaireWords();
  const finger = useFinger();
  const { kind, title, minDate, maxDate, minText = '', maxText = '' } = question;
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
    const choose = (optionId: string) => {
      tap(optionId);
      if (finger.took()) onChosen();
    };
    return (
      <div {...finger.events}>
        <OptionList {...list} hint={words.goesOn} value={chosen[0] ?? ''} onChange={choose} onAgain={choose} />
      </div>
    );
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
  return <NumberField question={question} value={text} onChange={onChange} error={error} ref={ref} />;
}
