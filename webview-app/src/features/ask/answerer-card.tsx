import { MessagesSquare, Stethoscope } from 'lucide-react';
import type { Answerer, LastInquiry } from '../../flows/ask-flow.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Name } from '../../ui/name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { openChat } from './callouts.tsx';
import { useAskWords } from './words/index.ts';

export interface AnswererCardProps {
  answerer: Answerer | undefined;
  /** The number of the person's remaining questions as text. */
  remainingText: string;
  last: LastInquiry | undefined;
}

/** Shows who will answer: a doctor, a department, or a doctor whom the service chooses. While the last question is open, it links to it. */
export function AnswererCard({ answerer, remainingText, last }: AnswererCardProps) {
  const words = useAskWords();
  const { doctor } = answerer ?? {};
  const chat = openChat(last);
  const isReplyTimeKnown = answerer && (doctor?.online ?? true) && answerer.replyMinutes > 0;
  const cost = answerer?.covered === false ? <Price fen={answerer.priceFen} /> : remainingText;
  return (
    <Rows>
      <ListRow
        icon={doctor ? undefined : <Stethoscope />}
        picture={doctor && <Picture src={doctor.portraitUrl} alt="" ratio={1} eager />}
        title={
          doctor ? (
            <Name>{doctor.doctorName}</Name>
          ) : answerer ? (
            words.anyDoctor(answerer.departmentName)
          ) : (
            words.someDoctor
          )
        }
        text={
          <>
            <Dotted
              parts={[
                doctor?.title,
                doctor?.departmentName,
                answerer && !doctor && words.online(answerer.onlineCount ?? 0),
                !doctor && cost,
              ]}
            />
            {doctor ? <Dotted parts={[isReplyTimeKnown && words.replies(answerer.replyMinutes), cost]} /> : null}
          </>
        }
      />
      {chat ? <ListRow icon={<MessagesSquare />} title={words.goesOn} text={last?.statusText} to={chat} /> : null}
    </Rows>
  );
}
