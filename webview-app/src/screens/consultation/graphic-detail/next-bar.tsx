import type { InquiryDetail, InquirySummary } from '../../../api/consultation.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import type { ConsultationKind } from '../flows/consultation-kind.ts';
import { isOpenInquiry } from '../parts/open-inquiry.ts';
import { useWords } from '../words/index.ts';
import { askPage } from './ask-page.ts';

export interface NextBarProps {
  detail: InquiryDetail;
  kind: ConsultationKind;
  talks: readonly InquirySummary[];
}

/** Links to the next step: the open consultation, or a new question. */
export function NextBar({ detail, kind, talks }: NextBarProps) {
  const words = useWords();
  const openConsultation = talks.find(isOpenInquiry);
  const continueLink = openConsultation && addressOfService(openConsultation.link);
  if (continueLink) {
    return (
      <BottomBar>
        <LinkButton wide to={continueLink}>
          {words.service.open}
        </LinkButton>
      </BottomBar>
    );
  }
  if (!detail.allowance.canAsk) return null;
  return (
    <BottomBar>
      <LinkButton wide to={askPage(detail, kind)}>
        {words.detail.ask}
      </LinkButton>
    </BottomBar>
  );
}
