import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDateTime, LongList, NotPersonal, OneOf, Paging, Text } from './shapes.ts';

/** A recommended article, as a card. @zh 推荐文章卡片。 */
export const ContentCard = Type.Object({
  articleId: Text(),
  title: Text(),
  summary: Type.String(),
  coverUrl: Address(),
  channelName: Text(),
  readCount: Count(),
  publishedAt: IsoDateTime(),
  /** True if the person has saved the article. @zh 用户已收藏该文章时为 true。 */
  saved: Type.Boolean(),
});
export type ContentCard = Static<typeof ContentCard>;

/** A label that the person may follow. `focused` labels are followed. @zh 用户可关注的标签，`focused` 为已关注。 */
export const FocusLabel = Type.Object({ labelId: Text(), name: Text(), focused: Type.Boolean() });
export type FocusLabel = Static<typeof FocusLabel>;

/** Recommended articles, with the number on all pages. @zh 推荐文章，以及所有页的总数。 */
const Cards = Type.Object({ list: LongList(ContentCard), total: Count() });

/** Reports an action on an article. `focus` and `unfocus` refer to the label `targetId`. @zh 上报对文章的操作。`focus`、`unfocus` 针对标签 `targetId`。 */
export const recordInformationOperation = post('/api/sdhealth/information/operation-record', {
  unseen: 'names the state that it leads to',
  form: Type.Object({
    targetId: Text(),
    /**
     * The action. `like` and `focus` are undone by `unlike` and `unfocus`.
     * @zh `view` 浏览、`like` 点赞、`unlike` 取消、`share` 分享、`focus` 关注、`unfocus` 取消关注。
     */
    operation: OneOf('view', 'like', 'unlike', 'share', 'focus', 'unfocus'),
  }),
  data: Type.Object({
    targetId: Text(),
    viewCount: Count(),
    likeCount: Count(),
    shareCount: Count(),
    liked: Type.Boolean(),
    focused: Type.Boolean(),
    /** True if the person has saved the article. False for a label. @zh 用户已收藏该文章时为 true；标签为 false。 */
    saved: Type.Boolean(),
  }),
});

/** Saves an article for the person, or with `saved=false` removes it. @zh 为用户收藏文章。`saved=false` 取消收藏。 */
export const saveRecommendContent = post('/api/sdhealth/information/recommend-content/save', {
  unseen: 'names the state that it leads to',
  form: Type.Object({
    articleId: Text(),
    /** False removes the article. Absent: saves it. @zh false 为取消收藏；不传为收藏。 */
    saved: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ articleId: Text(), saved: Type.Boolean(), savedCount: Count() }),
});

/** Lists articles, those of followed labels first. `saved=true`: only saved articles. @zh 列出文章，已关注标签的在前。`saved=true` 只列已收藏的。 */
export const listRecommendContent = get('/api/sdhealth/information/recommend-content/list', {
  query: Type.Object({
    ...Paging,
    /** True: only saved articles. @zh true 只列已收藏的文章。 */
    saved: Type.Optional(Type.Boolean()),
  }),
  data: Cards,
});

/** Returns the labels to choose interests from, with those that the person follows. @zh 返回可选的兴趣标签及用户已关注的标签。 */
export const getFocusLabels = get('/api/sdhealth/information/label-focus/choose-focus-title', {
  data: Type.Object({ title: Text(), desc: Text(), labels: Type.Array(FocusLabel) }),
});

/** Searches other articles for a word of the open article. @zh 按当前文章中的词搜索其他文章。 */
export const searchDetailPage = get('/api/sdhealth/information/article/detail-page/search', {
  query: Type.Object({ keyword: NotPersonal('searches among articles'), articleId: Type.Optional(Text()), ...Paging }),
  data: Cards,
});
