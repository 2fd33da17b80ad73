import { LayoutGrid, MessagesSquare } from 'lucide-react';
import type { PhoneDoctor } from '../../../api/phone-doctor.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { CallBar } from '../../../kit/page/service-page.tsx';
import { Inclusions } from '../../../kit/page/service-parts.tsx';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { dayText, momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Name } from '../../../ui/name.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import { DoctorTexts } from './doctor-texts.tsx';

/** Shows an active phone doctor with its number, or an ended one, with the calls so far. */
export function DoctorStatus({ doctor }: { doctor: PhoneDoctor }) {
  const { phone: words, unknown } = useWords();
  const { status, productName, phone, openHours, mobile, activatedAt, validTo, calls } = doctor;
  const isActive = status === 'active';
  return (
    <ScreenFrame
      title={productName}
      lead={isActive ? words.activeText(mobile) : validTo ? words.expiredOn(dayText(validTo)) : words.expiredText}
      meta={
        isActive ? (
          <Tags>
            <Tag tone="brand">{words[status]}</Tag>
            {validTo ? <ValidityTag validity={validityNow(validTo)} /> : null}
          </Tags>
        ) : undefined
      }
      bottom={isActive && phone ? <CallBar phone={phone} note={openHours} /> : <WrittenQuestionBar />}
    >
      {isActive || activatedAt ? (
        <Card>
          <KeyValues
            pairs={[
              [words.mobile, mobile],
              [words.since, activatedAt && dayText(activatedAt)],
              [isActive ? words.validTo : words.endedOn, validTo && dayText(validTo)],
              [words.called, calls.length > 0 ? words.times(calls.length) : undefined],
            ]}
          />
        </Card>
      ) : null}
      <Rows>
        {isActive ? (
          <ListRow
            icon={<MessagesSquare />}
            title={words.inWriting}
            text={words.inWritingText}
            to={href('consultation.online', {}, { orderNo: doctor.orderNo })}
          />
        ) : (
          <ListRow icon={<LayoutGrid />} title={unknown.home} to={href('home.main')} />
        )}
      </Rows>
      {isActive || calls.length > 0 ? <Calls calls={calls} /> : null}
      {isActive ? <DoctorTexts doctor={doctor} /> : <Inclusions title={words.included} items={doctor.benefits} />}
    </ScreenFrame>
  );
}

/** Links from an ended service to a doctor who answers in writing. */
function WrittenQuestionBar() {
  const { phone } = useWords();
  return (
    <BottomBar>
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
        {[...calls]
          .sort((a, b) => b.calledAt.localeCompare(a.calledAt))
          .map(({ callId, calledAt, minutes, topic, doctorName }) => (
            <ListRow
              key={callId}
              title={topic}
              text={<Dotted parts={[<Name key="doctor">{doctorName}</Name>, momentText(calledAt)]} />}
              value={words.minutes(minutes)}
            />
          ))}
      </Rows>
    </Section>
  );
}
