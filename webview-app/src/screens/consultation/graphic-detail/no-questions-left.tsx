import type { InquiryDetail } from '../../../api/consultation.ts';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';

/** Shows why the order allows no more questions, with a link to the person's other services. */
export function NoQuestionsLeft({ detail: { allowance } }: { detail: InquiryDetail }) {
  const words = useWords().service;
  const remaining = words.left(allowance.timesLeft, allowance.timesTotal);
  return (
    <MissingState
      scene="card"
      title={allowance.whyNot ?? remaining}
      text={allowance.whyNot ? remaining : words.usedUp}
      linkLabel={words.others}
      to={href('consultation.online')}
    />
  );
}
