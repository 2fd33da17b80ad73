import type { PhoneDoctor } from '../../../api/phone-doctor.ts';
import { Inclusions, NumberedSteps, Points } from '../../../kit/page/service-parts.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { useWords } from '../words/index.ts';

/** Shows the texts about the phone doctor: the service, how it works, and notes. */
export function DoctorTexts({ doctor: { benefits, steps, notes } }: { doctor: PhoneDoctor }) {
  const kit = useKitWords().service;
  return (
    <>
      <Inclusions title={useWords().phone.benefits} items={benefits} />
      <NumberedSteps title={kit.steps} items={steps} />
      <Points title={kit.notes} items={notes} />
    </>
  );
}
