import type { ExamFlow } from '../../flows/exam-flow.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linkTo } from '../link-to.ts';
import { useKitWords } from '../words/index.ts';

/** Says that there is no such product or order, in place of a page about it, with the way to all products. */
export function UnknownExam({ flow }: { flow: ExamFlow }) {
  const words = useKitWords().exam;
  return (
    <EmptyState
      title={words.unknown}
      text={words.unknownText}
      action={
        <LinkButton wide {...linkTo(flow.pages.others(), { replace: true })}>
          {words.others}
        </LinkButton>
      }
    />
  );
}
