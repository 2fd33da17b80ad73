import { EvaluationPage } from '../../features/evaluation/evaluation-page.tsx';
import { ownEvaluation, partnerEvaluation } from '../../flows/evaluation.ts';
import { useLanguage } from '../../messages/index.ts';
import { routes } from '../../routes.ts';
import { screen } from '../screen.ts';
import { consultationKind } from './flows/consultation-kind.ts';

const SOURCES = { special: ownEvaluation, tob: partnerEvaluation } as const;

/** Rates the doctor of a graphic consultation, either of the person's choice or from a business partner. */
export const Screen = screen('consultation.graphic-evaluate', function GraphicEvaluate({ params, query: { kind } }) {
  const { serviceProductNo: productNo, orderNo } = params;
  const title = routes['consultation.graphic-evaluate'].title[useLanguage()];
  return (
    <EvaluationPage
      title={title}
      name={`graphic ${kind ?? ''}`}
      source={async (signal) => SOURCES[await consultationKind(orderNo, kind, signal)]}
      ratedService={{ productNo, orderNo }}
    />
  );
});
