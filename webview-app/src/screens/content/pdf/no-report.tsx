import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { href } from '../../../routes.ts';
import type { NoReport as Why } from '../flows/report.ts';
import { useWords } from '../words/index.ts';

/** Says why a report is missing, and links to the person's checkups. */
export function NoReport({ why }: { why: Why }) {
  const words = useWords().report;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <NoReportText why={why} />
    </ScreenFrame>
  );
}

export function NoReportText({ why }: { why: Why }) {
  const words = useWords().report;
  const [title, text] = why === 'later' ? [words.later, words.laterText] : [words.none, words.noneText];
  return (
    <NothingHere
      scene={why === 'later' ? 'waiting' : 'empty'}
      title={title}
      text={text}
      linkLabel={words.toList}
      to={href('services.checkups', {}, { tab: 'done' })}
    />
  );
}
