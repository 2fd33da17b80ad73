import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { BookPageStatus } from '../../../api/tob-exam.ts';
import type { PartnerExam } from '../../../flows/partner-exam.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { BookingShape } from '../booking-steps.tsx';
import { UnknownExam } from '../unknown-exam.tsx';
import { orUnknown, useExam } from '../use-exam.ts';

type NextPage = BookPageStatus['nextPage'];

export interface StepGuardProps {
  flow: PartnerExam;
  productNo: string;
  orderNo: string;
  thisPage: NextPage;
  children: ReactNode;
  /** The content instead of a redirect to the state page, for a page that shows the appointment too. Default: the redirect. */
  booked?: ReactNode;
}

/** Shows a page if it is the service's next step. Otherwise it redirects to the page of the next step. */
export function StepGuard({ flow, productNo, orderNo, thisPage, children, booked }: StepGuardProps) {
  const words = useKitWords().exam;
  const load = orUnknown(async (signal): Promise<{ nextPage: NextPage }> => {
    try {
      return await flow.status(productNo, orderNo, signal);
    } catch (error) {
      // Offline, a stored appointment means that the state page is the next step.
      if (booked && flow.findStoredAppointment(orderNo, error, signal)) return { nextPage: 'state' };
      throw error;
    }
  });
  const status = useExam(flow, `right page ${productNo} ${orderNo}`, load);
  const next = status.data?.nextPage;
  const to = next === undefined || next === thisPage ? undefined : addressOf(flow, next)(productNo, orderNo);
  if (next === thisPage) return children;
  if (next === 'state' && booked) return booked;
  if (to !== undefined) return <Redirect to={to} replace />;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <ResourceView resource={status} skeleton={<BookingShape />} empty={<UnknownExam flow={flow} />}>
        {() => null}
      </ResourceView>
    </ScreenFrame>
  );
}

/** Returns the function that builds the address of a next page. */
const addressOf = ({ pages }: PartnerExam, next: NextPage) =>
  ({ index: pages.book, state: pages.state, 'no-service': pages.noService })[next];
