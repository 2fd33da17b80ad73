import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { useRecentTexts } from './recent.ts';
import styles from './search-sheet.module.css';

/** Shows the person's last searches while the field is empty. */
export function LastSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const words = useWords().search;
  const { searches, clear } = useRecentTexts();
  return (
    <>
      {searches.length > 0 ? (
        <Section
          title={words.recent}
          action={
            <Button small tone="quiet" aria-label={`${words.clear}: ${words.recent}`} onClick={clear}>
              {words.clear}
            </Button>
          }
        >
          <ul className={styles.recent}>
            {searches.map((text) => (
              <li key={text}>
                <Button small tone="secondary" onClick={() => onSearch(text)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <p className={styles.soft}>{words.hint}</p>
    </>
  );
}
