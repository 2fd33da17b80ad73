import type { DoctorDetails } from '../../../api/doctor.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** Shows the doctor's career, and the full introduction below it. */
export function AboutDoctor({ details: { intro, career } }: { details: DoctorDetails }) {
  const words = useWords().doctor;
  return (
    <Section title={words.intro}>
      <Card>
        {career.length > 0 ? (
          <Tags>
            {career.map((line) => (
              <Tag key={line}>{line}</Tag>
            ))}
          </Tags>
        ) : null}
        {intro && career.length > 0 ? <Details title={words.wholeIntro}>{intro}</Details> : <p>{intro}</p>}
      </Card>
    </Section>
  );
}
