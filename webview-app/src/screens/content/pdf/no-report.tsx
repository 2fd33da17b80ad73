import type { NoReport as Why } from '../../../flows/report.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Says why there is no report, and leads to the person's checkups. */
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
    <EmptyState
      title={title}
      text={text}
      action={
        <LinkButton wide tone="secondary" {...linkTo(href('entry.physical-list', {}, { tab: 'done' }))}>
          {words.toList}
        </LinkButton>
      }
    />
  );
}
