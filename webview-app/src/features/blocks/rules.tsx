import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './block-list.module.css';
import { useBlocksWords } from './words/index.ts';

/** Shows the numbered rules of an activity. Renders nothing without rules. */
export function ActivityRules({ title, lines }: { title?: string | undefined; lines: readonly string[] }) {
  const words = useBlocksWords();
  if (lines.length === 0) return null;
  return (
    <Section title={title ?? words.rules}>
      <Card>
        <ol className={styles.rules}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
