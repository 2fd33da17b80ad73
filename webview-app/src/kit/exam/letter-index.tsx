import { useKitWords } from '../words/index.ts';
import styles from './letter-index.module.css';

interface LetterIndexProps {
  letters: readonly string[];
  /** The id of the heading of a letter. */
  headingOf: (letter: string) => string;
}

/** Letters that lead to their part of a long list, by sight and by focus. Nothing where there is hardly one. */
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
