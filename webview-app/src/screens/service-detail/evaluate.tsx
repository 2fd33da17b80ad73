import { EvaluationPage } from '../../features/evaluation/evaluation-page.tsx';
import { ownEvaluation } from '../../flows/evaluation.ts';
import { useLanguage } from '../../messages/index.ts';
import { routes } from '../../routes.ts';
import { screen } from '../screen.ts';

/** Lets a customer rate a service of their order. A business partner's services have another page. */
export const Screen = screen('service-detail.evaluate', function Evaluate({ params }) {
  const title = routes['service-detail.evaluate'].title[useLanguage()];
  return <EvaluationPage title={title} name="own" source={() => ownEvaluation} ratedService={params} />;
});
