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

/** The most characters of one answer. */
const MOST = 100;

/** Asks for facts that help a doctor besides the question. All are optional. */
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
            <Asked label={words.duration}>
              <ChoiceChips
                label={words.duration}
                chips={choices.durations}
                value={duration}
                onChange={form.field('duration').onChange}
                wrap
              />
            </Asked>
          ) : null}
          <Asked label={words.visited}>
            <ChoiceChips<AskValues['visited']>
              label={words.visited}
              chips={visits}
              value={visited}
              onChange={form.field('visited').onChange}
              wrap
            />
          </Asked>
          {choices.histories.length > 0 ? (
            <Asked label={words.histories}>
              <FilterChips
                label={words.histories}
                chips={choices.histories}
                values={isTexts(histories) ? histories : []}
                onChange={form.field('histories').onChange}
                wrap
              />
            </Asked>
          ) : null}
          <TextArea
            label={words.allergies}
            hint={words.allergiesHint}
            rows={2}
            maxLength={MOST}
            {...form.field('allergies')}
          />
          <TextArea
            label={words.medicines}
            hint={words.medicinesHint}
            rows={2}
            maxLength={MOST}
            {...form.field('medicines')}
          />
        </div>
      </Card>
    </Section>
  );
}

/** Shows a question above its chips. Screen readers get it from the chips' own label. */
function Asked({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.asked}>
      <Text weight="medium" aria-hidden="true">
        {label}
      </Text>
      {children}
    </div>
  );
}
