import { Ticket } from 'lucide-react';
import type { InquiryDetail } from '../../../api/consultation.ts';
import { Row } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Marks } from '../../../ui/marks.tsx';
import type { ConsultationKind } from '../flows/consultation-kind.ts';
import { useWords } from '../words/index.ts';
import { askPage } from './ask-page.ts';

/** Shows the remaining consultations and a link to use one. Renders nothing if none can be used. */
export function RemainingConsultations({ detail, kind }: { detail: InquiryDetail; kind: ConsultationKind }) {
  const words = useWords();
  const { timesLeft, timesTotal, canAsk } = detail.allowance;
  if (!canAsk) return null;
  return (
    <Rows>
      <ListRow
        icon={<Ticket />}
        title={
          <Row as="span" gap={2} lines={1} wrap align="center">
            {words.service.left(timesLeft, timesTotal)}
            <Marks remaining={timesLeft} total={timesTotal} />
          </Row>
        }
        text={words.detail.askNew}
        to={askPage(detail, kind)}
      />
    </Rows>
  );
}
