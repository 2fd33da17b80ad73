import type { ReactNode } from 'react';
import type { PhoneDoctor } from '../../../api/phone-doctor.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { FormOf } from '../../../kit/page/form-of.tsx';
import { UnknownService } from '../parts/unknown-service.tsx';
import { useWords } from '../words/index.ts';
import { DoctorStatus } from './doctor-status.tsx';

export interface DoctorPageProps {
  page: LoadState<PhoneDoctor | null>;
  /** Renders the screen of an inactive doctor. */
  inactive: (doctor: PhoneDoctor) => ReactNode;
}

/** Shows a phone doctor by its state: inactive, active, or ended. */
export function DoctorPage({ page, inactive }: DoctorPageProps) {
  const words = useWords().phone;
  return (
    <FormOf title={words.title} page={page} none={<UnknownService title={words.none} />}>
      {(doctor) => (doctor.status === 'inactive' ? inactive(doctor) : <DoctorStatus doctor={doctor} />)}
    </FormOf>
  );
}
