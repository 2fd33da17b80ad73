import { useKitWords } from '../../kit/words/index.ts';
import styles from './letter-index.module.css';

interface LetterIndexProps {
  letters: readonly string[];
  headingOf: (letter: string) => string;
}

/** Shows letters that scroll to their section of a long list and focus its heading. Renders nothing if there are fewer than two letters. */
export function LetterIndex({ letters, headingOf }: LetterIndexProps) {
  const words = useKitWords().booking;
  if (letters.length < 2) return null;
  const goTo = (letter: string) => {
    const heading = document.getElementById(headingOf(letter));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={words.letters}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter}>
            <button type="button" className={styles.letter} onClick={() => goTo(letter)}>
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
