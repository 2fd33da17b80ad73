import { MissingState } from '../../../kit/page/missing-state.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { href } from '../../../routes.ts';
import type { NoReport as Why } from '../flows/report.ts';
import { useWords } from '../words/index.ts';

/** Shows why a report is missing, and links to the person's checkups. */
export function NoReport({ reason }: { reason: Why }) {
  const words = useWords().report;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <NoReportText reason={reason} />
    </ScreenFrame>
  );
}

export function NoReportText({ reason }: { reason: Why }) {
  const words = useWords().report;
  const [title, text] = reason === 'later' ? [words.later, words.laterText] : [words.none, words.noneText];
  return (
    <MissingState
      scene={reason === 'later' ? 'waiting' : 'empty'}
      title={title}
      text={text}
      linkLabel={words.toList}
      to={href('services.checkups', {}, { tab: 'done' })}
    />
  );
}
