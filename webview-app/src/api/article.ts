import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Count, IsoDateTime, LongList, NotPersonal, Paging, Text } from './shapes.ts';

export const ArticleChannel = Type.Object({ channelId: Text(), channelName: Text(), articleCount: Count() });
export type ArticleChannel = Static<typeof ArticleChannel>;

/** An article in a list. */
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
 */
export const HealthArticle = Type.Object({
  ...ArticleSummary.properties,
  author: Text(),
  authorTitle: Text(),
  html: Text(),
  tags: Type.Array(Text()),
  related: Type.Array(ArticleSummary),
});
export type HealthArticle = Static<typeof HealthArticle>;

/** Returns an article. Code 40400: it does not exist or was removed. */
export const getHealthArticle = get('/api/sdhealth/health-article/detail', {
  query: Type.Object({ id: Text() }),
  data: HealthArticle,
  errors: [40400],
  offline: true,
});

/** Lists articles related to `id`, else the most read articles: 6 unless `pageSize` differs. */
export const listRecommendedArticles = get('/api/sdhealth/health-article/recommend-article-list', {
  query: Type.Object({ id: Type.Optional(Text()), pageSize: Type.Optional(Type.Integer({ minimum: 1 })) }),
  data: Type.Object({ list: Type.Array(ArticleSummary) }),
  offline: true,
});

export const listArticleChannels = get('/api/sdhealth/health-article/channel/channel-list', {
  data: Type.Object({ channels: Type.Array(ArticleChannel) }),
  offline: true,
});

/** Searches articles by words in title and summary, by channel, or both, newest first. */
export const searchArticles = get('/api/sdhealth/health-article/search-article-list', {
  query: Type.Object({
    ...Paging,
    keyword: Type.Optional(NotPersonal('searches among articles')),
    channelId: Type.Optional(Text()),
  }),
  data: Type.Object({ list: LongList(ArticleSummary), total: Count() }),
  offline: true,
});
