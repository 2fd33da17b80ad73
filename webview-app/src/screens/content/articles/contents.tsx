import { ChoiceChips } from '../../../ui/chips.tsx';
import { classes } from '../../../ui/classes.ts';
import { Details } from '../../../ui/details.tsx';
import type { Heading } from '../article/html-nodes.tsx';
import { useWords } from '../words/index.ts';
import styles from './health-article.module.css';
import type { TextSize } from './text-size.ts';

/** A text with fewer headings needs no table of contents. */
const LEAST = 3;

/** Parts that a reader may want once, closed until then: the headings, each leading to its part, and the size of the text. */
export function Contents({ headings, size }: { headings: readonly Heading[]; size: TextSize }) {
  const words = useWords().articles;
  const hasList = headings.length >= LEAST;
  const { sizes } = size;
  if (!hasList && sizes.length < 2) return null;
  const goTo = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.contents}>
      <Details title={hasList ? words.contentsAndSize : words.size}>
        {hasList ? (
          <nav aria-label={words.contents}>
            <ol>
              {headings.map(({ id, text, level }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={classes(styles.part, level > 2 && styles.deeper)}
                    onClick={() => goTo(id)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        {sizes.length > 1 ? (
          <ChoiceChips
            wrap
            label={words.size}
            chips={sizes.map((px, index) => ({ value: String(px), label: words.sizes(index, sizes.length) }))}
            value={String(size.size)}
            onChange={(px) => size.choose(Number(px))}
          />
        ) : null}
      </Details>
    </div>
  );
}
