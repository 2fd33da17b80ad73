import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { DepartmentsPage } from './online/departments-page.tsx';
import { DoctorsPage } from './online/doctors-page.tsx';
import { ServiceChoice } from './online/service-choice.tsx';
import { useWords } from './words/index.ts';

/** Lists departments, or the doctors of the department in the address. With a doctor in the address it offers the person's services. */
export const Screen = screen('consultation.online', function Online({ query: { orderNo, departmentId, doctorId } }) {
  if (doctorId) return <ChoicePage doctorId={doctorId} />;
  return departmentId ? (
    <DoctorsPage departmentId={departmentId} orderNo={orderNo} />
  ) : (
    <DepartmentsPage orderNo={orderNo} />
  );
});

/** Lets the person choose the service that pays for a question to a doctor, then opens the question. */
function ChoicePage({ doctorId }: { doctorId: string }) {
  const words = useWords().service;
  return (
    <ScreenFrame title={words.choose} titleHidden>
      <ServiceChoice
        next={({ order: { productNo, orderNo } }) =>
          href('consultation.graphic-submit', { productNo, orderNo }, { doctorId, kind: 'special' })
        }
      />
    </ScreenFrame>
  );
}
