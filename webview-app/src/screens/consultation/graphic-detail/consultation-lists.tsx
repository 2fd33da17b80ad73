import type { InquirySummary } from '../../../api/consultation.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Name } from '../../../ui/name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { isOpenInquiry } from '../parts/open-inquiry.ts';
import { useWords } from '../words/index.ts';
import styles from './consultation-lists.module.css';

interface ConsultationsProps {
  talks: readonly InquirySummary[];
}

/** Lists the open consultations. */
export function OpenConsultations({ talks }: ConsultationsProps) {
  const words = useWords().detail;
  return <Consultations title={words.open} talks={talks.filter(isOpenInquiry)} />;
}

/** Lists the past consultations. */
export function PastConsultations({ talks }: ConsultationsProps) {
  const words = useWords().detail;
  return <Consultations title={words.past} talks={talks.filter((talk) => !isOpenInquiry(talk))} />;
}

function Consultations({ title, talks }: ConsultationsProps & { title: string }) {
  const words = useWords().detail;
  if (talks.length === 0) return null;
  return (
    <Section title={title}>
      <Rows>
        {talks.map((talk) => (
          <ListRow
            key={talk.bizOrderNo}
            picture={talk.doctor && <Picture src={talk.doctor.portraitUrl} alt="" ratio={1} eager />}
            title={
              <Row as="span" gap={2} lines={1} wrap align="center">
                {talk.doctor ? <Name>{talk.doctor.doctorName}</Name> : talk.productName}
                <Tag tone={isOpenInquiry(talk) ? 'brand' : 'plain'}>{talk.statusText}</Tag>
              </Row>
            }
            text={
              <>
                <span className={styles.words}>{talk.description}</span>
                <Text as="span" block>
                  <Dotted parts={[dayText(talk.createdAt), talk.unread > 0 && words.unread(talk.unread)]} />
                </Text>
              </>
            }
            to={addressOfService(talk.link)}
          />
        ))}
      </Rows>
    </Section>
  );
}
