import { Zap } from 'lucide-react';
import type { InquiryDetail } from '../../../api/consultation.ts';
import { getQuickInquiryDepartment } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './quick-inquiry.module.css';

export interface QuickInquiryProps {
  /** The service that pays for the question, or undefined until one is chosen. */
  service: InquiryDetail | undefined;
  departmentId?: string;
  /** True if the page offers the person's services above. */
  choosing?: boolean;
}

/** Offers a question without a chosen doctor, with the response time. Renders nothing if it fails to load. */
export function QuickInquiry({ service, departmentId, choosing = false }: QuickInquiryProps) {
  const words = useWords().quick;
  const { data } = usePage(
    getQuickInquiryDepartment,
    { query: departmentId ? { departmentId } : {} },
    { notice: false },
  );
  if (!data) return null;
  const { department, onlineDoctorCount, replyMinutes } = data;
  const canAsk = service?.allowance.canAsk === true;
  return (
    <Card>
      <div className={styles.quick}>
        <h2 className={styles.title}>
          <Zap size={20} aria-hidden="true" />
          {words.title}
        </h2>
        <Note>
          {departmentId ? (
            <Text as="span" block>
              {words.department(department.departmentName)}
            </Text>
          ) : null}
          <Text as="span" block>
            {onlineDoctorCount > 0 ? (
              <Dotted parts={[words.responseTime(replyMinutes), words.doctorsOnline(onlineDoctorCount)]} />
            ) : (
              words.nobody
            )}
          </Text>
        </Note>
        {service && canAsk ? (
          <Row gap={3} lines={2} wrap align="center" justify="between">
            <Tag tone="brand">{words.covered}</Tag>
            <LinkButton
              small
              to={href(
                'consultation.graphic-submit',
                { productNo: service.productNo, orderNo: service.orderNo },
                { departmentId: department.departmentId, kind: 'special' },
              )}
            >
              {words.ask}
            </LinkButton>
          </Row>
        ) : null}
        {choosing ? <Note>{words.choose}</Note> : null}
      </div>
    </Card>
  );
}
