import type { DoctorDetails } from '../../../api/doctor.ts';
import { Points } from '../../../kit/service-parts.tsx';
import { Card } from '../../../ui/card.tsx';
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
      <Points title={words.intro} text={intro} items={career} />
    </>
  );
}
