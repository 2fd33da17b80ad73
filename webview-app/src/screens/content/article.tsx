import { getPgcDetail } from '../../api/account.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { usePageShare } from '../../kit/page/use-page-share.ts';
import { dayText } from '../../messages/date-text.ts';
import { screen } from '../screen.ts';
import { ArticleOf } from './article/article-of.tsx';
import { BlockBody } from './article/block-body.tsx';
import { MissingArticle, ReadNext } from './articles/read-next.tsx';
import { readingMinutes } from './articles/reading-minutes.ts';
import { useWords } from './words/index.ts';

/** Shows an article of professional content. */
export const Screen = screen('content.article', function ProfessionalArticle({ params: { articleId } }) {
  const { article, articles } = useWords();
  const page = usePage(getPgcDetail, { query: { id: articleId } }, { none: 40400 });
  usePageShare(page.data ? { name: page.data.title, imgUrl: page.data.coverUrl ?? '' } : undefined);
  return (
    <ArticleOf
      title={article.title}
      page={page}
      none={<MissingArticle />}
      view={({ title, summary, coverUrl, blocks, publishedAt }) => ({
        ...{
          title,
          lead: summary,
          cover: coverUrl,
          facts: [dayText(publishedAt), articles.minutes(readingMinutes(blocks))],
        },
        body: <BlockBody blocks={blocks} />,
        after: <ReadNext tags={[]} title={articles.readNext} />,
      })}
    />
  );
});
