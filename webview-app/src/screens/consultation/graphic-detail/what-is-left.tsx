import { Ticket } from 'lucide-react';
import type { InquiryDetail } from '../../../api/consultation.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Marks } from '../../../ui/marks.tsx';
import type { ConsultationKind } from '../flows/consultation-kind.ts';
import { useWords } from '../words/index.ts';
import { askPage } from './ask-page.ts';
import styles from './talks.module.css';

/** Shows the remaining consultations and a link to use one. Renders nothing if none can be used. */
export function WhatIsLeft({ detail, kind }: { detail: InquiryDetail; kind: ConsultationKind }) {
  const words = useWords();
  const { timesLeft, timesTotal, canAsk } = detail.allowance;
  if (!canAsk) return null;
  return (
    <Rows>
      <ListRow
        icon={<Ticket />}
        title={
          <span className={styles.head}>
            {words.service.left(timesLeft, timesTotal)}
            <Marks left={timesLeft} total={timesTotal} />
          </span>
        }
        text={words.detail.askNew}
        to={askPage(detail, kind)}
      />
    </Rows>
  );
}
