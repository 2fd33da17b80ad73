import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { type ArticleSummary, listArticleChannels, searchArticles } from '../../api/article.ts';
import { listRecommendContent } from '../../api/information.ts';
import { getHealthArticlePage } from '../../api/static-content.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../kit/answers/use-pages.ts';
import { ListOf } from '../../kit/page/list-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { isSignedIn, session } from '../../store/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from '../../ui/section.module.css';
import { screen } from '../screen.ts';
import { ArticleCard, type ListedArticle } from './articles/article-card.tsx';
import { Interests } from './articles/interests.tsx';
import { listEntry } from './articles/read-next.tsx';
import { useRecentSearches } from './articles/recent-searches.ts';
import { SearchTerms } from './articles/search-words.tsx';
import { useWords } from './words/index.ts';

const ALL_TAB = 'all';
/** The lists of the person's own articles, which a search does not cover. */
const SUGGESTED_TAB = 'for-you';
const SAVED_TAB = 'kept';

/** Lists health articles by channel and by search. A logged-in person also gets suggested and saved articles. */
export const Screen = screen('content.science-list', function ScienceList() {
  const words = useWords().articles;
  const { status } = useSnapshot(session);
  const query = new URLSearchParams(useSearch());
  const hasOwnLists = isSignedIn(status) && !query.get('search');
  const channels = usePage(listArticleChannels, {}, { notice: false });
  const texts = usePage(getHealthArticlePage, {}, { notice: false }).data;
  const names: Readonly<Record<string, string>> = {
    [ALL_TAB]: words.all,
    ...(hasOwnLists && { [SUGGESTED_TAB]: words.forYou, [SAVED_TAB]: words.saved }),
    ...Object.fromEntries(channels.data?.channels.map(({ channelId, channelName }) => [channelId, channelName]) ?? []),
  };
  const view = useListView({ tabs: Object.keys(names) });
  const { tab = ALL_TAB, search } = view;
  const isOwnList = tab === SUGGESTED_TAB || tab === SAVED_TAB;
  // A tab in the address that is still unknown may be a channel, or one of the person's own lists.
  const requested = query.get('tab');
  const isTabUnknown =
    requested !== null && requested !== tab && (channels.status === 'loading' || status === 'restoring');

  const ownArticles = usePages(
    listRecommendContent,
    isOwnList ? { query: { saved: tab === SAVED_TAB || undefined } } : null,
    view,
  );
  // Without saved articles the list shows all articles.
  const hasNoneSaved = tab === SAVED_TAB && ownArticles.status === 'ready' && ownArticles.data?.length === 0;
  const articles = usePages(
    searchArticles,
    (isOwnList && !hasNoneSaved) || isTabUnknown
      ? null
      : { query: { keyword: search || undefined, channelId: tab === ALL_TAB || isOwnList ? undefined : tab } },
    view,
  );
  const page: Pages<ArticleSummary | ListedArticle> =
    isOwnList && !hasNoneSaved ? { ...ownArticles, data: ownArticles.data?.map(listEntry) } : articles;
  const { searches, clear } = useRecentSearches(search);
  return (
    <ListOf
      title={texts?.title ?? words.listTitle}
      page={page}
      keyOf={({ id }) => id}
      item={(article) => (
        <ArticleCard article={article} large={tab === ALL_TAB && !search && article === page.data?.[0]} />
      )}
      view={view}
      search={words.search}
      tabs={{ label: words.channels, names }}
      top={
        tab === SUGGESTED_TAB ? (
          <Interests onChange={ownArticles.reload} />
        ) : hasNoneSaved ? (
          <>
            <EmptyState title={words.noneSaved} text={words.noneSavedText} />
            <h2 className={styles.title}>{words.others}</h2>
          </>
        ) : tab === ALL_TAB && view.typed === '' ? (
          <SearchTerms recent={searches} popular={texts?.hotWords ?? []} onSearch={view.type} onClear={clear} />
        ) : null
      }
      none={{ title: words.nothingHere }}
    />
  );
});
