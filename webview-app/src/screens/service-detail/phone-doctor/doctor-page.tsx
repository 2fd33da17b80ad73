import type { ReactNode } from 'react';
import type { PhoneDoctor } from '../../../api/phone-doctor.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';
import { FormOf } from '../../../kit/page/form-of.tsx';
import { UnknownService } from '../parts/unknown-service.tsx';
import { useWords } from '../words/index.ts';
import { DoctorStatus } from './doctor-status.tsx';

export interface DoctorPageProps {
  page: Shown<PhoneDoctor | null>;
  /** The screen of a service that is not active yet. */
  inactive: (doctor: PhoneDoctor) => ReactNode;
}

/** A phone doctor: to be activated, active, or over. */
export function DoctorPage({ page, inactive }: DoctorPageProps) {
  const words = useWords().phone;
  return (
    <FormOf title={words.title} page={page} none={<UnknownService title={words.none} />}>
      {(doctor) => (doctor.status === 'inactive' ? inactive(doctor) : <DoctorStatus doctor={doctor} />)}
    </FormOf>
  );
}
