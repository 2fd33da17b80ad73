import { BadgeCheck } from 'lucide-react';
import { getHealthArticle, type HealthArticle } from '../../../api/article.ts';
import type { HealthArticleNewPage, HealthArticlePage } from '../../../api/static-content.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { usePageShare } from '../../../kit/page/use-page-share.ts';
import { dayText } from '../../../messages/date-text.ts';
import { useLanguage } from '../../../messages/index.ts';
import { countText } from '../../../messages/number-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { ArticleOf } from '../article/article-of.tsx';
import { HtmlBody } from '../article/html-body.tsx';
import { useWords } from '../words/index.ts';
import { Contents } from './contents.tsx';
import styles from './health-article.module.css';
import { MarksBar } from './marks-bar.tsx';
import { MissingArticle, ReadNext } from './read-next.tsx';
import { ReadingTask } from './reading-task.tsx';
import { useTextSize } from './text-size.ts';

export interface HealthArticleScreenProps {
  id: string;
  /** The page's name in the share configuration. */
  share: string;
  /** Texts around the article, or undefined while loading or after a failure. */
  texts: HealthArticlePage | undefined;
  /** The texts of the newer layout: contents, text sizes, a card of the author. */
  newer?: HealthArticleNewPage | undefined;
}

/** Shows a health article in the older or the newer layout. */
export function HealthArticleScreen({ id, share, texts, newer }: HealthArticleScreenProps) {
  const words = useWords().articles;
  const language = useLanguage();
  const page = usePage(getHealthArticle, { query: { id } }, { none: 40400 });
  const { title, coverUrl } = page.data ?? {};
  usePageShare(title === undefined || coverUrl === undefined ? undefined : { name: title, imgUrl: coverUrl });
  const size = useTextSize(newer?.fontSizes);
  return (
    <ArticleOf
      title={words.title}
      page={page}
      none={<MissingArticle />}
      view={(article) => ({
        title: article.title,
        lead: article.summary,
        cover: article.coverUrl,
        facts: [
          <Name key="author">{article.author}</Name>,
          dayText(article.publishedAt),
          words.minutes(article.readMinutes),
          words.reads(countText(article.reads, language)),
        ],
        readingId: id,
        size: size.length,
        body: (
          <HtmlBody html={article.html}>
            {({ nodes, headings }) => (
              <>
                {newer ? <Contents headings={newer.showContents ? headings : []} size={size} /> : null}
                {nodes}
              </>
            )}
          </HtmlBody>
        ),
        after: (
          <>
            <ReadingTask id={id} />
            {texts?.disclaimer ? (
              <Text size="xs" tone="faint">
                {texts.disclaimer}
              </Text>
            ) : null}
            {newer?.author ? <Author article={article} about={newer.author} /> : null}
            <ReadNext key={id} id={id} tags={article.tags} title={newer?.recommendTitle ?? words.readNext} />
          </>
        ),
        bottom: <MarksBar key={id} id={id} title={article.title} coverUrl={article.coverUrl} page={share} />,
      })}
    />
  );
}

function Author({ article, about }: { article: HealthArticle; about: NonNullable<HealthArticleNewPage['author']> }) {
  return (
    <Card>
      <Row gap={3}>
        <BadgeCheck className={styles.badge} aria-hidden="true" />
        <div>
          <Text weight="bold">
            <Name>{article.author}</Name>
            <span className={styles.rank}>{article.authorTitle}</span>
          </Text>
          <p className={styles.about}>
            <Dotted parts={[about.title, about.desc]} />
          </p>
        </div>
      </Row>
    </Card>
  );
}
