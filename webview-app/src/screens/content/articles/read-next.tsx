import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type ArticleSummary, listRecommendedArticles } from '../../../api/article.ts';
import { type ContentCard, searchDetailPage } from '../../../api/information.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { isSignedIn, session } from '../../../store/session.ts';
import { ChoiceChips } from '../../../ui/chips.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { NoArticle } from '../article/article-of.tsx';
import { useWords } from '../words/index.ts';
import { ArticleCard, type ListedArticle } from './article-card.tsx';

const MAX_ARTICLES = 4;

/** Shows the empty state for a missing article, with popular articles below. */
export function MissingArticle() {
  return (
    <>
      <NoArticle />
      <ReadNext tags={[]} title={useWords().articles.others} />
    </>
  );
}

/** Converts an article of a response to a list entry. */
export const listEntry = (card: ContentCard): ListedArticle => ({ ...card, id: card.articleId, reads: card.readCount });

/**
 * Lists articles to read next: related ones, and for a logged-in person more articles about a tag. The page does not wait for
 * them.
 */
export function ReadNext({ id, tags, title }: { id?: string; tags: readonly string[]; title: string }) {
  const words = useWords().articles;
  const { status } = useSnapshot(session);
  const [tag, setTag] = useState('');
  const related = usePage(
    listRecommendedArticles,
    { query: { ...(id !== undefined && { id }), pageSize: MAX_ARTICLES } },
    QUIET,
  );
  const search = tag && id ? { query: { keyword: tag, articleId: id, pageSize: MAX_ARTICLES } } : null;
  const byTag = usePage(searchDetailPage, search, QUIET);
  const list: readonly (ArticleSummary | ListedArticle)[] | undefined = tag
    ? byTag.data?.list.map(listEntry)
    : related.data?.list;
  if (!related.data?.list.length) return null;
  return (
    <Section title={title}>
      {isSignedIn(status) && tags.length > 0 ? (
        <ChoiceChips
          label={words.about}
          chips={[{ value: '', label: words.allRelated }, ...tags.map((name) => ({ value: name, label: name }))]}
          value={tag}
          onChange={setTag}
        />
      ) : null}
      {list?.length === 0 || (tag && byTag.status === 'error') ? <p>{words.nothingAbout(tag)}</p> : null}
      <Stack as="ul" gap={3}>
        {list?.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
