import { MessagesSquare } from 'lucide-react';
import type { PhoneDoctor } from '../../../api/phone-doctor.ts';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { CallBar } from '../../../kit/service-page.tsx';
import { Inclusions } from '../../../kit/service-parts.tsx';
import { ValidityTag, validityNow } from '../../../kit/validity.tsx';
import { dayText, momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import { DoctorTexts } from './doctor-texts.tsx';

/** An active phone doctor with its number, or one that is over without it; and the calls that were made. */
export function DoctorStatus({ doctor }: { doctor: PhoneDoctor }) {
  const words = useWords().phone;
  const { status, productName, phone, openHours, mobile, activatedAt, validTo, calls } = doctor;
  const isActive = status === 'active';
  return (
    <ScreenFrame
      title={productName}
      lead={isActive ? words.activeText(mobile) : validTo ? words.expiredOn(dayText(validTo)) : words.expiredText}
      meta={
        <Tags>
          <Tag tone={isActive ? 'brand' : 'plain'}>{words[status]}</Tag>
          {isActive && validTo ? <ValidityTag validity={validityNow(validTo)} /> : null}
        </Tags>
      }
      bottom={isActive && phone ? <CallBar phone={phone} note={openHours} /> : <Elsewhere />}
    >
      {isActive || activatedAt ? (
        <Card>
          <KeyValues
            pairs={[
              [words.line, isActive ? phone : undefined],
              [words.hours, isActive ? openHours : undefined],
              [words.mobile, mobile],
              [words.since, activatedAt && dayText(activatedAt)],
              [isActive ? words.validTo : words.endedOn, validTo && dayText(validTo)],
              [words.called, calls.length > 0 ? words.times(calls.length) : undefined],
            ]}
          />
        </Card>
      ) : null}
      {isActive ? (
        <Rows>
          <ListRow
            icon={<MessagesSquare />}
            title={words.inWriting}
            text={words.inWritingText}
            to={href('consultation.online', {}, { orderNo: doctor.orderNo })}
          />
        </Rows>
      ) : null}
      {isActive || calls.length > 0 ? <Calls calls={calls} /> : null}
      {isActive ? <DoctorTexts doctor={doctor} /> : <Inclusions title={words.had} items={doctor.benefits} />}
    </ScreenFrame>
  );
}

/** The ways on from a service that is over: a doctor in writing, and what else there is. */
function Elsewhere() {
  const { phone, unknown } = useWords();
  return (
    <BottomBar>
      <LinkButton wide tone="secondary" to={href('entry.home')}>
        {unknown.home}
      </LinkButton>
      <LinkButton wide icon={<MessagesSquare size={20} aria-hidden="true" />} to={href('consultation.online')}>
        {phone.inWriting}
      </LinkButton>
    </BottomBar>
  );
}

function Calls({ calls }: Pick<PhoneDoctor, 'calls'>) {
  const words = useWords().phone;
  return (
    <Section title={words.calls}>
      <Rows>
        {calls.length === 0 ? <ListRow title={words.noCalls} text={words.noCallsText} /> : null}
        {calls.map(({ callId, calledAt, minutes, topic, doctorName }) => (
          <ListRow
            key={callId}
            title={topic}
            text={<Dotted parts={[doctorName, momentText(calledAt)]} />}
            value={words.minutes(minutes)}
          />
        ))}
      </Rows>
    </Section>
  );
}
