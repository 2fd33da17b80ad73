import type { DoctorDetails } from '../../../api/doctor.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import type { ConsultationKind } from '../flows/consultation-kind.ts';
import { useWords } from '../words/index.ts';
import { OwnServiceBar } from './own-service-bar.tsx';

export interface AskBarProps {
  details: DoctorDetails;
  /** The order that pays for the question, or undefined if the address has none. */
  order: { orderNo: string; productNo: string; kind: ConsultationKind } | undefined;
}

/** Links to the question, or shows why it is not possible, with a link to other doctors. */
export function AskBar({ details: { doctor, canAsk, covered, whyNot }, order }: AskBarProps) {
  const words = useWords().doctor;
  if (!canAsk) {
    return (
      <BottomBar note={whyNot ?? words.unavailable}>
        <LinkButton
          wide
          tone="secondary"
          to={href('consultation.online', {}, { orderNo: order?.orderNo, departmentId: doctor.departmentId })}
        >
          {words.find}
        </LinkButton>
      </BottomBar>
    );
  }
  if (!order) return <OwnServiceBar doctorId={doctor.encryptDoctorId} />;
  const { orderNo, productNo, kind } = order;
  const question = { doctorId: doctor.encryptDoctorId, kind };
  return (
    <BottomBar note={covered ? words.covered : undefined}>
      <LinkButton wide to={href('consultation.graphic-submit', { productNo, orderNo }, question)}>
        {words.ask}
      </LinkButton>
    </BottomBar>
  );
}
