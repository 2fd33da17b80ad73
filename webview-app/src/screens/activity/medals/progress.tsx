import { numberText } from '../../../messages/number-text.ts';
import { type MedalState, missingOf, progressOf } from '../../../rules/medals.ts';
import { Text } from '../../../ui/layout.tsx';
import styles from './medal.module.css';
import { useWords } from './words/index.ts';

/** Shows the progress towards a medal and the missing steps. */
export function Progress({ medal }: { medal: MedalState }) {
  const words = useWords();
  const remaining = missingOf(medal);
  return (
    <div className={styles.progress}>
      <div className={styles.meter} aria-hidden="true">
        <i style={{ width: `${progressOf(medal) * 100}%` }} />
      </div>
      <p className={styles.counts}>
        <span>{words.progress(numberText(medal.progress), numberText(medal.target))}</span>
        {remaining > 0 ? (
          <Text as="span" tone="warm" weight="bold">
            {words.toGo(numberText(remaining))}
          </Text>
        ) : null}
      </p>
    </div>
  );
}
