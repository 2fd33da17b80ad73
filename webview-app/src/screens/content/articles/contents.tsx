import { ChoiceChips } from '../../../ui/chips.tsx';
import { classes } from '../../../ui/classes.ts';
import { Details } from '../../../ui/details.tsx';
import type { Heading } from '../article/html-nodes.tsx';
import { useWords } from '../words/index.ts';
import styles from './health-article.module.css';
import type { TextSize } from './text-size.ts';

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

/** Shows the table of contents and the choice of the text size, both folded until a reader opens them. */
export function Contents({ headings, size }: { headings: readonly Heading[]; size: TextSize }) {
  const words = useWords().articles;
  const hasList = headings.length >= MIN_HEADINGS;
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
