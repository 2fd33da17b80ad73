import { CircleCheck } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { Note, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './service-parts.module.css';

export interface TitledText {
  title: string;
  desc?: string;
}

interface PartProps<T> {
  title: string;
  items: readonly T[];
}

/** Shows lines with a tick or a dot. Renders nothing without lines. */
export function Points({
  title,
  items,
  text,
  ticked = false,
}: PartProps<string> & { text?: string | undefined; ticked?: boolean }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} text={text}>
      <Card>
        <ul className={styles.points}>
          {items.map((item) => (
            <li key={item} className={styles.point}>
              {ticked ? (
                <CircleCheck size={20} aria-hidden="true" />
              ) : (
                <span className={styles.dot} aria-hidden="true" />
              )}
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** Shows the parts of a service, each with a name and a description. */
export function Inclusions({
  title,
  items,
  text,
}: PartProps<TitledText & { note?: string }> & { text?: string | undefined }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} text={text}>
      <Card>
        <ul className={styles.steps}>
          {items.map(({ title: name, desc, note }) => (
            <li key={name} className={styles.point}>
              <CircleCheck size={20} aria-hidden="true" />
              <div>
                <Text weight="medium">{name}</Text>
                {desc ? <Note>{desc}</Note> : null}
                {note ? (
                  <Text size="s" tone="brand">
                    {note}
                  </Text>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

export function NumberedSteps({ title, items }: PartProps<TitledText>) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <Card>
        <ol className={styles.steps}>
          {items.map(({ title: name, desc }, index) => (
            <li key={name} className={styles.point}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <Text weight="medium">{name}</Text>
                {desc ? <Note>{desc}</Note> : null}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}

/** Shows questions that expand to show their answers. */
export function Questions({ title, items }: PartProps<{ question: string; answer: string }>) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <Card snug>
        {items.map(({ question, answer }) => (
          <Details key={question} title={question} group="faq">
            {answer}
          </Details>
        ))}
      </Card>
    </Section>
  );
}
