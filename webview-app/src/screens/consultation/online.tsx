import { screen } from '../screen.ts';
import { ChoicePage } from './online/choice-page.tsx';
import { DepartmentsPage } from './online/departments-page.tsx';
import { DoctorsPage } from './online/doctors-page.tsx';

/** Lists departments, or the doctors of the department in the address. With a doctor in the address it offers the person's services. */
export const Screen = screen('consultation.online', function Online({ query: { orderNo, departmentId, doctorId } }) {
  if (doctorId) return <ChoicePage doctorId={doctorId} />;
  return departmentId ? (
    <DoctorsPage departmentId={departmentId} orderNo={orderNo} />
  ) : (
    <DepartmentsPage orderNo={orderNo} />
  );
});
