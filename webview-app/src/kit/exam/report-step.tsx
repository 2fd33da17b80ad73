import { FileText } from 'lucide-react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useKitWords } from '../words/index.ts';

/** The way to the report: the one thing to do once it is there. */
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
