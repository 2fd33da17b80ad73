/** Defines the static files around an article. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Text } from './shapes.ts';

export const HealthArticlePage = Type.Object({
  title: Text(),
  hotWords: Type.Array(Text()),
  disclaimer: Text(),
  downloadTitle: Text(),
  downloadText: Text(),
});
export type HealthArticlePage = Static<typeof HealthArticlePage>;

/** The newer layout: with a table of contents and a card of the author. */
export const HealthArticleNewPage = Type.Object({
  ...HealthArticlePage.properties,
  showContents: Type.Boolean(),
  recommendTitle: Text(),
  author: Type.Object({ title: Text(), desc: Text() }),
  fontSizes: Type.Array(Count()),
});
export type HealthArticleNewPage = Static<typeof HealthArticleNewPage>;

export const getHealthArticlePage = get('/static-config/health-article.json', {
  data: HealthArticlePage,
  host: 'static',
});

export const getHealthArticleNewPage = get('/static-config/health-article-new.json', {
  data: HealthArticleNewPage,
  host: 'static',
});
