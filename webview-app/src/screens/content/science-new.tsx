import { getHealthArticleNewPage } from '../../api/static-content.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { screen } from '../screen.ts';
import { HealthArticleScreen } from './articles/health-article.tsx';

/** Shows a health article in the newer layout. */
export const Screen = screen('content.science-new', function ScienceNew({ params: { id } }) {
  const texts = usePage(getHealthArticleNewPage, {}, { notice: false }).data;
  return <HealthArticleScreen id={id} share="scienceNew" texts={texts} newer={texts} />;
});
