import { FileText } from 'lucide-react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { LinkProps } from '../link-to.ts';
import { useKitWords } from '../words/index.ts';

/** The way to the report: the one thing to do once it is there. */
export function ReportStep({ link }: { link: LinkProps }) {
  const words = useKitWords().examStatus;
  return (
    <BottomBar>
      <LinkButton wide icon={<FileText size={20} aria-hidden="true" />} {...link}>
        {words.report}
      </LinkButton>
    </BottomBar>
  );
}
