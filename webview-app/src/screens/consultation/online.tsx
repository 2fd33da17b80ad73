import { screen } from '../screen.ts';
import { ChoicePage } from './online/choice-page.tsx';
import { DepartmentsPage } from './online/departments-page.tsx';
import { DoctorsPage } from './online/doctors-page.tsx';

/** Finding a doctor: the departments, and with one in the address its doctors. With a doctor it is the choice of the service to ask with. */
export const Screen = screen('consultation.online', function Online({ query: { orderNo, departmentId, doctorId } }) {
  if (doctorId) return <ChoicePage doctorId={doctorId} />;
  return departmentId ? (
    <DoctorsPage departmentId={departmentId} orderNo={orderNo} />
  ) : (
    <DepartmentsPage orderNo={orderNo} />
  );
});
