import { AskPage } from '../../features/ask/ask-page.tsx';
import { screen } from '../screen.ts';
import { graphicAsk } from './flows/graphic-ask.ts';

/** Asks a question with pictures: to a chosen doctor or department, or to a business partner's doctors. */
export const Screen = screen('consultation.graphic-submit', function GraphicSubmit({ params, query }) {
  const { kind, doctorId, departmentId } = query;
  return (
    <AskPage
      name={`graphic ${kind}`}
      flow={(signal) => graphicAsk(params.orderNo, kind, signal)}
      to={{ doctorId, departmentId }}
      {...params}
    />
  );
});
