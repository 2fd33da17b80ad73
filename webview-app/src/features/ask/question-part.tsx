import { Plus } from 'lucide-react';
import type { AskChoices } from '../../flows/ask-choices.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { dayText } from '../../messages/date-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './ask.module.css';
import type { AskValues } from './ask-form.ts';
import { useAskWords } from './words/index.ts';

export interface QuestionPartProps {
  form: Form<AskValues>;
  choices: AskChoices;
  /** The earlier question that the form was prefilled with, and its time. */
  prefilled: { readonly description: string; readonly at: string } | undefined;
}

/** Shows the field for the question. A tap on a symptom appends it and changes nothing that was typed. */
export function QuestionPart({ form, choices, prefilled }: QuestionPartProps) {
  const words = useAskWords();
  const { description } = form.values;
  const symptoms = choices.symptoms.filter(
    ({ label }) => !description.includes(label) && appendWord(description, label).length <= choices.maxLength,
  );
  const isFilled = description !== '' && description === prefilled?.description;
  const hint = isFilled ? words.filledIn(dayText(prefilled.at)) : description ? words.draftHint : words.questionHint;
  return (
    <>
      <TextArea
        label={words.question}
        hint={hint}
        rows={5}
        maxLength={choices.maxLength}
        {...form.field('description')}
      />
      {symptoms.length > 0 ? (
        <fieldset className={styles.symptoms} aria-label={words.symptoms}>
          {symptoms.map(({ value, label }) => (
            <Button
              key={value}
              small
              tone="secondary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => form.set({ description: appendWord(description, label) })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

/** Appends a word to the typed text. It adds a comma in the text's script unless the text already ends with a separator. */
function appendWord(text: string, word: string): string {
  if (text === '' || /[\s，、。；！？]$/u.test(text)) return text + word;
  const comma = /\p{Script=Han}$/u.test(text) ? '，' : ', ';
  return /[,.;!?]$/.test(text) ? `${text} ${word}` : text + comma + word;
}
