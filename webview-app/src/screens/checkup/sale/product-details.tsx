import { CircleCheck, Headset } from 'lucide-react';
import type { MedicalPageOptions } from '../../../api/static-checkup.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { useText } from '../../../messages/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { Included } from './included.tsx';
import styles from './product-details.module.css';

/** Everything about a package that is not money. */
export function ProductDetails({ options }: { options: MedicalPageOptions }) {
  const t = useText();
  const words = useWords();
  const { subtitle, highlights, groups, steps, notes, faq, detailPictures } = options;
  return (
    <>
      <Section title={words.sale.suits} text={subtitle}>
        <Card>
          <ul className={styles.points}>
            {highlights.map((text) => (
              <li key={text} className={styles.point}>
                <CircleCheck size={20} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
      <Section title={words.sale.included}>
        <Included groups={groups} />
      </Section>
      <Section title={words.sale.howItWorks}>
        <Card>
          <ol className={styles.steps}>
            {steps.map(({ title, desc }, at) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <div>
                  <p className={styles.title}>{title}</p>
                  <p className={styles.text}>{desc}</p>
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </Section>
      <Section title={words.sale.notes}>
        <Card>
          <ul className={styles.points}>
            {notes.map((text) => (
              <li key={text} className={styles.point}>
                <span className={styles.dot} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
      <Section title={words.sale.faq}>
        <Card>
          {faq.map(({ question, answer }) => (
            <Details key={question} title={question} group="faq">
              {answer}
            </Details>
          ))}
        </Card>
      </Section>
      {detailPictures.length > 0 ? (
        <Section title={words.sale.details}>
          <div className={styles.pictures}>
            {detailPictures.map(({ url, alt }) => (
              <Picture key={url} src={url} alt={alt} />
            ))}
          </div>
        </Section>
      ) : null}
      <Rows>
        <ListRow
          icon={<Headset />}
          title={t.common.customerService}
          text={t.common.serviceHours}
          onClick={() => void callCustomerService()}
        />
      </Rows>
    </>
  );
}
