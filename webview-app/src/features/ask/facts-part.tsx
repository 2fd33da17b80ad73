import type { ReactNode } from 'react';
import type { AskChoices } from '../../flows/ask-choices.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { isTexts } from '../../platform/storage.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips, FilterChips } from '../../ui/chips.tsx';
import { Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './ask.module.css';
import type { AskValues } from './ask-form.ts';
import { useAskWords } from './words/index.ts';

/** The maximum number of characters of an answer. */
const MAX_LENGTH = 100;

/** Shows the fields for further facts that help a doctor. All are optional. */
export function FactsPart({ form, choices }: { form: Form<AskValues>; choices: AskChoices }) {
  const words = useAskWords();
  const { duration, visited, histories } = form.values;
  const visits = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ] as const;
  return (
    <Section title={words.facts} text={words.factsText}>
      <Card>
        <div className={styles.facts}>
          {choices.durations.length > 0 ? (
            <LabelledChips label={words.duration}>
              <ChoiceChips
                label={words.duration}
                chips={choices.durations}
                value={duration}
                onChange={form.field('duration').onChange}
                wrap
              />
            </LabelledChips>
          ) : null}
          <LabelledChips label={words.visited}>
            <ChoiceChips<AskValues['visited']>
              label={words.visited}
              chips={visits}
              value={visited}
              onChange={form.field('visited').onChange}
              wrap
            />
          </LabelledChips>
          {choices.histories.length > 0 ? (
            <LabelledChips label={words.histories}>
              <FilterChips
                label={words.histories}
                chips={choices.histories}
                values={isTexts(histories) ? histories : []}
                onChange={form.field('histories').onChange}
                wrap
              />
            </LabelledChips>
          ) : null}
          <TextArea
            label={words.allergies}
            hint={words.allergiesHint}
            rows={2}
            maxLength={MAX_LENGTH}
            {...form.field('allergies')}
          />
          <TextArea
            label={words.medicines}
            hint={words.medicinesHint}
            rows={2}
            maxLength={MAX_LENGTH}
            {...form.field('medicines')}
          />
        </div>
      </Card>
    </Section>
  );
}

/** Shows a question above its chips. Screen readers read the label of the chips instead. */
function LabelledChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.factsBlock}>
      <Text weight="medium" aria-hidden="true">
        {label}
      </Text>
      {children}
    </div>
  );
}
