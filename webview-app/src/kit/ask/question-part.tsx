import type { AskChoices } from '../../flows/ask-choices.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Form } from '../use-form.ts';
import styles from './ask.module.css';
import type { AskValues } from './ask-form.ts';
import { useAskWords } from './words/index.ts';

/** The question in the person's own words; a symptom is added by one tap, and nothing that was typed is changed. */
export function QuestionPart({ form, choices }: { form: Form<AskValues>; choices: AskChoices }) {
  const words = useAskWords();
  const { description } = form.values;
  const offered = choices.symptoms.filter(
    ({ label }) => !description.includes(label) && withWord(description, label).length <= choices.maxLength,
  );
  return (
    <>
      <TextArea
        label={words.question}
        hint={`${words.questionHint} ${words.keptHint}`}
        rows={5}
        most={choices.maxLength}
        {...form.field('description')}
      />
      {offered.length > 0 ? (
        <div className={styles.symptoms}>
          <p className={styles.symptomsLabel}>{words.symptoms}</p>
          <div className={styles.words}>
            {offered.map(({ value, label }) => (
              <Button
                key={value}
                small
                tone="secondary"
                onClick={() => form.set({ description: withWord(description, label) })}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Adds a word behind what is typed: after a comma in its own script, where nothing separates them yet. */
function withWord(text: string, word: string): string {
  if (text === '' || /[\s，、。；！？]$/u.test(text)) return text + word;
  const comma = /\p{Script=Han}$/u.test(text) ? '，' : ', ';
  return /[,.;!?]$/.test(text) ? `${text} ${word}` : text + comma + word;
}
