import { FileText } from 'lucide-react';
import { useKitWords } from '../../kit/words/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Shows the button that opens the report, in the bottom bar. */
export function ReportStep({ report }: { report: string }) {
  const words = useKitWords().examStatus;
  return (
    <BottomBar>
      <LinkButton wide icon={<FileText size={20} aria-hidden="true" />} to={report}>
        {words.report}
      </LinkButton>
    </BottomBar>
  );
}
