import { useScreenText } from '../../../messages/screens.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './rules.module.css';

/** The card's rules in plain sentences. */
export function Rules({ rules }: { rules: readonly string[] }) {
  const t = useScreenText();
  if (rules.length === 0) return null;
  return (
    <Section title={t.rightsCard.claim.rules}>
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
