import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';
import { ServiceChoice } from './service-choice.tsx';

/** Lets the person choose the service that pays for a question to a doctor, then opens the question. */
export function ChoicePage({ doctorId }: { doctorId: string }) {
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
