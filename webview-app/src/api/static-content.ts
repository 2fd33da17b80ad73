/** Defines the static files around an article. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Dispensable, DispensableList, Text } from './shapes.ts';
import { Titled } from './shapes-static.ts';

/** The words around an article and its list. @zh 文章及列表周围的文字。 */
export const HealthArticlePage = Type.Object({
  title: Dispensable(Text()),
  hotWords: DispensableList(Text()),
  disclaimer: Dispensable(Text()),
  downloadTitle: Dispensable(Text()),
  downloadText: Dispensable(Text()),
});
export type HealthArticlePage = Static<typeof HealthArticlePage>;

/** The newer layout: with a table of contents and a card of the author. @zh 新版布局，带目录和作者卡片。 */
export const HealthArticleNewPage = Type.Object({
  ...HealthArticlePage.properties,
  showContents: Dispensable(Type.Boolean()),
  recommendTitle: Dispensable(Text()),
  /** The words of the author's card. @zh 作者卡片的文字。 */
  author: Dispensable(Titled),
  fontSizes: DispensableList(Count()),
});
export type HealthArticleNewPage = Static<typeof HealthArticleNewPage>;

/** Returns the words around an article and the list of articles. @zh 返回文章页及文章列表周围的文字。 */
export const getHealthArticlePage = get('/static-config/health-article.json', {
  data: HealthArticlePage,
  host: 'static',
});

/** Returns the words of the newer layout of an article. @zh 返回新版文章布局的文字。 */
export const getHealthArticleNewPage = get('/static-config/health-article-new.json', {
  data: HealthArticleNewPage,
  host: 'static',
});
