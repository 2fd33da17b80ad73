import { Headset } from 'lucide-react';
import type { MedicalPageOptions } from '../../../api/static-checkup.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { NumberedSteps, Points, Questions } from '../../../kit/page/service-parts.tsx';
import { useText } from '../../../messages/index.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { Included } from './included.tsx';
import styles from './product-details.module.css';

/** Shows everything about a package except its price. */
export function ProductDetails({ options }: { options: MedicalPageOptions }) {
  const t = useText();
  const words = useWords();
  const { subtitle, highlights, groups, steps, notes, faq, detailPictures } = options;
  return (
    <>
      <Points title={words.sale.suits} text={subtitle} items={highlights} ticked />
      <Section title={words.sale.included}>
        <Included groups={groups} />
      </Section>
      <NumberedSteps title={words.sale.howItWorks} items={steps} />
      <Points title={words.sale.notes} items={notes} />
      <Questions title={words.sale.faq} items={faq} />
      {detailPictures.length > 0 ? (
        <Section title={words.sale.details}>
          <div className={styles.pictures}>
            {detailPictures.map(({ url, alt = '' }) => (
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
