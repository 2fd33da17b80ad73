import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Count, IsoDateTime, LongList, NotPersonal, Paging, Text } from './shapes.ts';

/** A channel of articles: a tab of the list. @zh 文章频道，即列表的一个标签页。 */
export const ArticleChannel = Type.Object({ channelId: Text(), channelName: Text(), articleCount: Count() });
export type ArticleChannel = Static<typeof ArticleChannel>;

/** An article in a list. @zh 列表中的文章。 */
export const ArticleSummary = Type.Object({
  id: Text(),
  title: Text(),
  summary: Text(),
  coverUrl: Address(),
  channelId: Text(),
  channelName: Text(),
  publishedAt: IsoDateTime(),
  reads: Count(),
  readMinutes: Count(),
});
export type ArticleSummary = Static<typeof ArticleSummary>;

/**
 * An article with its content. `html` has headings, paragraphs, lists, quotes and pictures. A screen sanitizes it and maps its pictures by
 * `pictureUrl`, because they may be paths.
 * @zh 带正文的文章；`html` 含标题、段落、列表、引用和图片。页面会做安全过滤，并用 `pictureUrl` 处理可能为路径的图片。
 */
export const HealthArticle = Type.Object({
  ...ArticleSummary.properties,
  /** The author's name. @zh 作者姓名。 */
  author: Text(),
  authorTitle: Text(),
  html: Text(),
  tags: Type.Array(Text()),
  related: Type.Array(ArticleSummary),
});
export type HealthArticle = Static<typeof HealthArticle>;

/** Returns an article. Code 40400: it does not exist or was removed. @zh 返回文章。40400：不存在或已下架。 */
export const getHealthArticle = get('/api/sdhealth/health-article/detail', {
  query: Type.Object({ id: Text() }),
  data: HealthArticle,
  errors: [40400],
  offline: true,
});

/**
 * Lists articles related to `id`, else the most read articles: 6 unless `pageSize` differs.
 * @zh 列出与 `id` 相关的文章，没有 `id` 时为阅读最多的文章。默认 6 篇，可由 `pageSize` 指定。
 */
export const listRecommendedArticles = get('/api/sdhealth/health-article/recommend-article-list', {
  query: Type.Object({ id: Type.Optional(Text()), pageSize: Type.Optional(Type.Integer({ minimum: 1 })) }),
  data: Type.Object({ list: Type.Array(ArticleSummary) }),
  offline: true,
});

/** Lists the channels of articles, which are the tabs of the list. The same for everybody. @zh 列出文章频道（列表的标签页），对所有人相同。 */
export const listArticleChannels = get('/api/sdhealth/health-article/channel/channel-list', {
  data: Type.Object({ channels: Type.Array(ArticleChannel) }),
  offline: true,
});

/** Searches articles by words in title and summary, by channel, or both, newest first. @zh 按标题和摘要中的词、频道或两者搜索文章，从新到旧。 */
export const searchArticles = get('/api/sdhealth/health-article/search-article-list', {
  query: Type.Object({
    ...Paging,
    keyword: Type.Optional(NotPersonal('searches among articles')),
    channelId: Type.Optional(Text()),
  }),
  data: Type.Object({ list: LongList(ArticleSummary), total: Count() }),
  offline: true,
});
