import { PartnerNoServicePage } from '../../features/exam/partner/partner-no-service-page.tsx';
import { StepGuard } from '../../features/exam/partner/step-guard.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Redirects to the page that the service returns, or shows why the service is used up. */
export const Screen = screen('tob.status', function Status({ params }) {
  return (
    <StepGuard flow={riskExam} {...params} thisPage="no-service">
      <PartnerNoServicePage flow={riskExam} {...params} hasServiceButton />
    </StepGuard>
  );
});
