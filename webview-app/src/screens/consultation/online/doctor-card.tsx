import { Link } from 'wouter';
import type { InquiryDetail } from '../../../api/consultation.ts';
import type { Doctor } from '../../../api/doctor.ts';
import { href } from '../../../routes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { NO_ORDER } from '../parts/no-order.ts';
import { useWords } from '../words/index.ts';
import styles from './doctor-card.module.css';

export interface DoctorCardProps {
  doctor: Doctor;
  /** The order that pays for a question, or undefined if the person has not chosen one. */
  order: Pick<InquiryDetail, 'orderNo' | 'productNo' | 'allowance'> | undefined;
}

/** Shows a doctor as a link to their page, with ratings, response time and what the service pays. It shows no price to pay. */
export function DoctorCard({ doctor, order }: DoctorCardProps) {
  const { list: words, doctor: states } = useWords();
  const isCovered = order?.allowance.canAsk === true;
  const to = href(
    'consultation.graphic-doctor',
    {
      baseProductNo: order?.productNo ?? NO_ORDER,
      encryptDoctorId: doctor.encryptDoctorId,
      bizOrderNo: NO_ORDER,
    },
    { kind: 'special', orderNo: order?.orderNo },
  );
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.portrait}>
        <Picture src={doctor.portraitUrl} alt="" ratio={1} />
      </span>
      <span className={styles.words}>
        <Row as="span" gap={2} lines={0} wrap align="baseline">
          <Text as="span" weight="bold" translate="no">
            {doctor.doctorName}
          </Text>
          <Note as="span">{doctor.title}</Note>
        </Row>
        <Note as="span">
          <Dotted parts={[<Name key="hospital">{doctor.hospitalName}</Name>, doctor.departmentName]} />
        </Note>
        <span className={styles.good}>{doctor.goodAt}</span>
        <Note as="span">
          <Dotted parts={[words.satisfied(doctor.satisfaction), words.consultationCount(doctor.inquiryCount)]} />
        </Note>
        <span className={styles.foot}>
          <Tags>
            <Tag tone={doctor.online ? 'brand' : 'plain'}>
              {doctor.online ? words.reply(doctor.replyMinutes) : states.unavailable}
            </Tag>
          </Tags>
          {isCovered ? <Price fen={0} wasFen={doctor.priceFen} size="small" /> : null}
        </span>
      </span>
    </Link>
  );
}
