import { getHealthArticlePage } from '../../api/static-content.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { screen } from '../screen.ts';
import { HealthArticleScreen } from './articles/health-article.tsx';

/** Shows a health article in the older layout. */
export const Screen = screen('content.science', function Science({ params: { id } }) {
  const texts = usePage(getHealthArticlePage, {}, { notice: false }).data;
  return <HealthArticleScreen id={id} share="science" texts={texts} />;
});
