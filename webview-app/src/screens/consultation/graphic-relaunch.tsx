import { AskPage } from '../../features/ask/ask-page.tsx';
import { screen } from '../screen.ts';
import { graphicAsk } from './flows/graphic-ask.ts';

/** Asks another question with pictures, starting with the previous text. */
export const Screen = screen('consultation.graphic-relaunch', function GraphicRelaunch({ params, query }) {
  const { kind, doctorId, departmentId } = query;
  return (
    <AskPage
      name={`graphic ${kind}`}
      flow={(signal) => graphicAsk(params.orderNo, kind, signal)}
      to={{ doctorId, departmentId }}
      isFollowUp
      {...params}
    />
  );
});
