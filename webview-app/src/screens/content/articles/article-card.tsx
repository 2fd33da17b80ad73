import { Link } from 'wouter';
import { useLanguage } from '../../../messages/index.ts';
import { countText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { classes } from '../../../ui/classes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useWords } from '../words/index.ts';
import styles from './article-card.module.css';

/** An article in a list, from whichever request. */
export interface ListedArticle {
  readonly id: string;
  readonly title: string;
  readonly coverUrl: string;
  readonly channelName: string;
  readonly reads: number;
}

/** Shows an article's title with a picture and a line of facts. `large`: the picture is above, as wide as the card. */
export function ArticleCard({ article, large = false }: { article: ListedArticle; large?: boolean }) {
  const words = useWords().articles;
  const language = useLanguage();
  const { id, title, coverUrl, channelName, reads } = article;
  return (
    <Link className={classes(styles.card, large && styles.large)} to={href('content.science-new', { id })}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <Text as="span" size="xs" tone="faint">
          <Dotted parts={[channelName, words.reads(countText(reads, language))]} />
        </Text>
      </span>
      <span className={styles.picture}>
        <Picture src={coverUrl} alt="" ratio={large ? 2 : 4 / 3} />
      </span>
    </Link>
  );
}
