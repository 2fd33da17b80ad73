import { savesFiles } from '../../../flows/export-text.ts';
import { leadToApp } from '../../../flows/hand-off.ts';
import { hasOwnApp } from '../../../rules/has-own-app.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';
import styles from './page-note.module.css';
import type { PageGap } from './pdf.ts';
import { SaveLink } from './save-link.tsx';

export interface PageNoteProps {
  gap: PageGap;
  file: Blob;
}

/** Shows what is missing on a page, with other ways to read the report. */
export function PageNote({ gap, file }: PageNoteProps) {
  const words = useWords().report;
  return (
    <div className={styles.note} data-gap={gap}>
      <Callout tone="warm" live>
        {words.gaps[gap]}
        <div className={styles.links}>
          {savesFiles() ? <SaveLink file={file} /> : null}
          {hasOwnApp ? (
            <Button wide tone="secondary" onClick={() => void leadToApp()}>
              {words.openInApp}
            </Button>
          ) : null}
        </div>
      </Callout>
    </div>
  );
}
