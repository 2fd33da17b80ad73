import { screen } from '../screen.ts';
import { DepartmentsPage } from './online/departments-page.tsx';
import { DoctorsPage } from './online/doctors-page.tsx';

/** Finding a doctor: the departments, and with one in the address its doctors. */
export const Screen = screen('consultation.online', function Online({ query: { orderNo, departmentId } }) {
  return departmentId ? (
    <DoctorsPage departmentId={departmentId} orderNo={orderNo} />
  ) : (
    <DepartmentsPage orderNo={orderNo} />
  );
});
