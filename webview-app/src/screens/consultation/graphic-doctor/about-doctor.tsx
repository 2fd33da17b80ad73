import type { DoctorDetails } from '../../../api/doctor.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './about-doctor.module.css';

/** The doctor's specialities, and years and posts. */
export function AboutDoctor({ details: { doctor, intro, career } }: { details: DoctorDetails }) {
  const words = useWords().doctor;
  return (
    <>
      <Section title={words.goodAt}>
        <Card>
          <p>{doctor.goodAt}</p>
          {doctor.tags.length > 0 ? (
            <p className={styles.tags}>
              <Tags>
                {doctor.tags.map((tag) => (
                  <Tag key={tag} tone="brand">
                    {tag}
                  </Tag>
                ))}
              </Tags>
            </p>
          ) : null}
        </Card>
      </Section>
      <Section title={words.intro}>
        <Card>
          <ul className={styles.career}>
            {career.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {intro && career.length > 0 ? <Details title={words.wholeIntro}>{intro}</Details> : <p>{intro}</p>}
        </Card>
      </Section>
    </>
  );
}
