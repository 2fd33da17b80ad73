import { Stethoscope } from 'lucide-react';
import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { formatPhoneDate } from '../../../messages/zone-text.ts';
import { unlessOmitted } from '../../../rules/omitted-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { Note } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EntryCard } from '../parts/entry-card.tsx';
import styles from './inquiry-entry.module.css';
import { nextLinks } from './next-links.ts';
import { useWords } from './words/index.ts';

/** Highlights the states of open consultations. */
const TONES: Readonly<Partial<Record<InquiryStatus, 'brand' | 'warm'>>> = { waiting: 'warm', answered: 'brand' };

/** Shows a consultation: doctor, state, last message, and links. */
export function InquiryEntry({ inquiry }: { inquiry: InquirySummary }) {
  const words = useWords();
  const personName = shownName(inquiry.personName);
  // Stored data offers no rating and no new question, which need a network.
  const { rate, rated, again } = personName === undefined ? {} : nextLinks(inquiry);
  return (
    <EntryCard
      to={addressOfService(inquiry.link)}
      picture={<Portrait inquiry={inquiry} />}
      name={inquiry.doctor ? <Name>{inquiry.doctor.doctorName}</Name> : inquiry.productName}
      beside={
        <>
          {inquiry.doctor ? <Note as="span">{inquiry.doctor.title}</Note> : null}
          <Tag tone={TONES[inquiry.status] ?? 'plain'}>{inquiry.statusText}</Tag>
        </>
      }
      facts={
        <>
          {personName ? <span>{words.forWhom(personName)}</span> : null}
          <span>{timeOf(inquiry.updatedAt)}</span>
        </>
      }
      links={
        rate || rated || again ? (
          <>
            {again ? (
              <LinkButton small tone="quiet" to={again}>
                {words.again}
              </LinkButton>
            ) : null}
            {rated ? (
              <LinkButton small tone="quiet" to={rated}>
                {words.rated}
              </LinkButton>
            ) : null}
            {rate ? (
              <LinkButton small tone="secondary" to={rate}>
                {words.rate}
              </LinkButton>
            ) : null}
          </>
        ) : null
      }
    >
      <span className={styles.message}>{inquiry.lastText ?? unlessOmitted(inquiry.description)}</span>
    </EntryCard>
  );
}

function Portrait({ inquiry: { doctor, unread } }: { inquiry: InquirySummary }) {
  const words = useWords();
  return (
    <span className={styles.portrait}>
      {doctor ? (
        <Picture src={doctor.portraitUrl} alt="" ratio={1} />
      ) : (
        <span className={styles.nobody}>
          <Stethoscope size={24} aria-hidden="true" />
        </span>
      )}
      {unread > 0 ? (
        <span className={styles.unread}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <Hidden>{words.unread(unread)}</Hidden>
        </span>
      ) : null}
    </span>
  );
}

/** Returns the time if it is today, else the day. Both are in the phone's time zone, as in the conversation. */
function timeOf(moment: string): string {
  const day = formatPhoneDate(moment);
  return day === formatPhoneDate(Date.now()) ? formatPhoneDate(moment, 'time') : dayText(day);
}
