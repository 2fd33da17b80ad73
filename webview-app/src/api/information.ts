import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDateTime, LongList, NotPersonal, OneOf, Paging, Text } from './shapes.ts';

export const ContentCard = Type.Object({
  articleId: Text(),
  title: Text(),
  summary: Type.String(),
  coverUrl: Address(),
  channelName: Text(),
  readCount: Count(),
  publishedAt: IsoDateTime(),
  /** True if the person has saved the article. */
  saved: Type.Boolean(),
});
export type ContentCard = Static<typeof ContentCard>;

/** The labels that the person may follow. `focused` labels are followed. */
export const FocusLabel = Type.Object({ labelId: Text(), name: Text(), focused: Type.Boolean() });
export type FocusLabel = Static<typeof FocusLabel>;

const Cards = Type.Object({ list: LongList(ContentCard), total: Count() });

/** Reports an action on an article. `focus` and `unfocus` refer to the label `targetId`. */
export const recordInformationOperation = post('/api/sdhealth/information/operation-record', {
  unseen: 'names the state that it leads to',
  form: Type.Object({
    targetId: Text(),
    operation: OneOf('view', 'like', 'unlike', 'share', 'focus', 'unfocus'),
  }),
  data: Type.Object({
    targetId: Text(),
    viewCount: Count(),
    likeCount: Count(),
    shareCount: Count(),
    liked: Type.Boolean(),
    focused: Type.Boolean(),
    /** True if the person has saved the article. False for a label. */
    saved: Type.Boolean(),
  }),
});

/** Saves an article for the person, or with `saved=false` removes it. */
export const saveRecommendContent = post('/api/sdhealth/information/recommend-content/save', {
  unseen: 'names the state that it leads to',
  form: Type.Object({ articleId: Text(), saved: Type.Optional(Type.Boolean()) }),
  data: Type.Object({ articleId: Text(), saved: Type.Boolean(), savedCount: Count() }),
});

/** Lists articles, those of followed labels first. `saved=true`: only saved articles. */
export const listRecommendContent = get('/api/sdhealth/information/recommend-content/list', {
  query: Type.Object({ ...Paging, saved: Type.Optional(Type.Boolean()) }),
  data: Cards,
});

export const getFocusLabels = get('/api/sdhealth/information/label-focus/choose-focus-title', {
  data: Type.Object({ title: Text(), desc: Text(), labels: Type.Array(FocusLabel) }),
});

/** Searches other articles for a word of the open article. */
export const searchDetailPage = get('/api/sdhealth/information/article/detail-page/search', {
  query: Type.Object({ keyword: NotPersonal('searches among articles'), articleId: Type.Optional(Text()), ...Paging }),
  data: Cards,
});
