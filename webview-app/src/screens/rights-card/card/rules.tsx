import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './rules.module.css';

/** Shows the card's rules. */
export function Rules({ rules }: { rules: readonly string[] }) {
  const words = useWords();
  if (rules.length === 0) return null;
  return (
    <Section title={words.claim.rules}>
      <Card>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
