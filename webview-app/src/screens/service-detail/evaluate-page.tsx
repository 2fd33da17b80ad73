import { EvaluationPage } from '../../features/evaluation/evaluation-page.tsx';
import { NoSuchService } from '../../features/evaluation/no-such-service.tsx';
import { ownEvaluation } from '../../flows/evaluation.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useLanguage } from '../../messages/index.ts';
import { routes } from '../../routes.ts';
import { screen } from '../screen.ts';

/** Rates the service in the query, for links in messages and of partners. */
export const Screen = screen('service-detail.evaluate-page', function EvaluatePage({ query: { productNo, orderNo } }) {
  const title = routes['service-detail.evaluate-page'].title[useLanguage()];
  if (productNo && orderNo)
    return (
      <EvaluationPage title={title} name="own" source={() => ownEvaluation} ratedService={{ productNo, orderNo }} />
    );
  return (
    <ScreenFrame title={title}>
      <NoSuchService />
    </ScreenFrame>
  );
});
