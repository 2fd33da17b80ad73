import type { InquiryDetail } from '../../../api/consultation.ts';
import type { ConsultationKind } from '../../../flows/consultation-kind.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { askPage } from './ask-page.ts';

/** The consultations that the order leaves, and the way to use one; or why there are none. */
export function WhatIsLeft({ detail, kind }: { detail: InquiryDetail; kind: ConsultationKind }) {
  const words = useWords();
  const { timesLeft, timesTotal, canAsk, whyNot } = detail.allowance;
  return (
    <Section title={words.detail.left}>
      <Rows>
        <ListRow
          title={words.service.left(timesLeft, timesTotal)}
          text={canAsk ? words.detail.askNew : whyNot}
          {...(canAsk && { to: askPage(detail, kind) })}
        />
      </Rows>
    </Section>
  );
}
