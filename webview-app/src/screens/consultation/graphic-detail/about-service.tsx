import type { GraphicConsultationPage } from '../../../api/static-consultation.ts';
import { Inclusions, NumberedSteps, Points, Questions } from '../../../kit/page/service-parts.tsx';
import { useKitWords } from '../../../kit/words/index.ts';

export interface AboutServiceProps {
  /** The service's static page, or undefined if it fails to load. */
  texts: GraphicConsultationPage | undefined;
  /** The notes of the order. */
  notes: readonly string[];
}

/** Shows what the service includes, its steps, and notes. */
export function AboutService({ texts, notes }: AboutServiceProps) {
  const words = useKitWords().service;
  return (
    <>
      <Inclusions title={words.services} items={texts?.services ?? []} />
      <NumberedSteps title={words.steps} items={texts?.steps ?? []} />
      <Points title={words.notes} items={notes.length > 0 ? notes : (texts?.notes ?? [])} />
      <Questions title={words.questions} items={texts?.faq ?? []} />
    </>
  );
}
