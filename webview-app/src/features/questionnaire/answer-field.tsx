import {
  chosenIn,
  type DraftAnswer,
  type DraftAnswers,
  type Question,
  scaleOf,
  textIn,
  toggleOption,
} from '../../rules/questionnaire.ts';
import { Field } from '../../ui/field.tsx';
import { CheckList, OptionList } from '../../ui/option-list.tsx';
import { NumberField } from './number-field.tsx';
import { ScaleField } from './scale-field.tsx';
import { usePointerChoice } from './use-pointer-choice.ts';
import { useQuestionnaireWords } from './words/index.ts';

interface AnswerFieldProps {
  question: Question;
  answers: DraftAnswers;
  onChange: (answer: DraftAnswer) => void;
  /** Called after a finger has chosen the single answer, which completes the question. Not called for keys and screen readers. */
  onChosen: () => void;
  error: string | undefined;
  /** Receives the control, to focus it when the answer is missing. */
  ref: (element: HTMLElement | null) => void;
}

/** Shows the control for the answer, by the question's kind. The question itself is the page's heading. */
export function AnswerField({ question, answers, onChange, onChosen, error, ref }: AnswerFieldProps) {
  const words = useQuestionnaireWords();
  const pointer = usePointerChoice();
  const { kind, title, minDate, maxDate, minText = '', maxText = '' } = question;
  if (kind === 'single' || kind === 'multi') {
    const chosenIds = chosenIn(question, answers);
    const list = {
      label: title,
      labelHidden: true,
      options: question.options.map(({ optionId, text }) => ({ value: optionId, label: text })),
      error,
      ref,
    };
    const toggle = (optionId: string) => onChange(toggleOption(question, chosenIds, optionId));
    if (kind === 'multi') return <CheckList {...list} values={chosenIds} onToggle={toggle} />;
    const choose = (optionId: string) => {
      toggle(optionId);
      if (pointer.consumePointer()) onChosen();
    };
    return (
      <div {...pointer.events}>
        <OptionList {...list} hint={words.goesOn} value={chosenIds[0] ?? ''} onChange={choose} onAgain={choose} />
      </div>
    );
  }
  const text = textIn(question, answers);
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
