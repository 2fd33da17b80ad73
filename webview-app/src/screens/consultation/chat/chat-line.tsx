import type { ChatLine } from '../../../api/consultation.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import { isAllowedPicture } from '../../../kit/pictures/allowed-picture.ts';
import { PersonalPicture } from '../../../kit/pictures/personal-picture.tsx';
import { useControlWords } from '../../../messages/control-words.ts';
import { Bubble } from '../../../ui/bubble.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './chat-line.module.css';
import { dayOf, isNewDay, timeOf } from './day.ts';
import { EvaluationCard } from './evaluation-card.tsx';
import { MessageText } from './message-text.tsx';
import { useChatWords } from './words/index.ts';

/** The name and portrait of the doctor beside each message. */
export interface DoctorIdentity {
  readonly name: string;
  readonly portraitUrl: string | undefined;
}

/** Facts that all lines of a conversation share. */
export interface ConversationFacts {
  readonly doctor: DoctorIdentity;
  /** The number of the first unread line, which gets a "new messages" divider above it. */
  readonly unreadFrom: number | undefined;
  readonly evaluateLink: string;
  readonly isRated: boolean;
  onPicture(address: string): void;
}

export interface ChatLineProps {
  line: ChatLine;
  before: ChatLine | undefined;
  after: ChatLine | undefined;
  /** True if the doctor has read the person's own line. */
  isRead: boolean;
  talk: ConversationFacts;
}

/** Shows one line of the conversation, with the day or the "new messages" divider above it. */
export function ChatLineView({ line, before, after, isRead, talk }: ChatLineProps) {
  const words = useChatWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list around it is not an HTML list
    <div className={styles.line} role="listitem" data-seq={line.seq}>
      {isNewDay(line.sentAt, before?.sentAt) ? <p className={styles.day}>{dayOf(line.sentAt, words)}</p> : null}
      {line.seq === talk.unreadFrom ? (
        <p className={styles.fresh}>
          <span>{words.newMessages}</span>
        </p>
      ) : null}
      <Message line={line} before={before} after={after} isRead={isRead} talk={talk} />
    </div>
  );
}

/** The kinds of lines that this release knows. A line of another kind is shown as plain text. */
const KINDS: Readonly<Record<string, true>> = { text: true, picture: true, end: true, evaluation: true };
const SENDERS: Readonly<Record<string, true>> = { patient: true, doctor: true, system: true };

function Message({ line, before, after, isRead, talk }: ChatLineProps) {
  const words = useChatWords();
  const { doctor } = talk;
  if (line.kind === 'evaluation')
    return <EvaluationCard text={line.text} link={talk.evaluateLink} isRated={talk.isRated} />;
  const isKnown = entryOf(KINDS, line.kind, 'chat line', false) && entryOf(SENDERS, line.sender, 'chat sender', false);
  if (line.sender === 'system' || !isKnown)
    return (
      <Bubble from="system">
        <MessageText>{line.text || words.unknownLine}</MessageText>
      </Bubble>
    );
  const isFromPatient = line.sender === 'patient';
  const time = isLastOfMinute(line, after) || (isFromPatient && isRead) ? timeOf(line.sentAt) : '';
  const isFollowing = before?.sender === line.sender && !isNewDay(line.sentAt, before.sentAt);
  return (
    <Bubble
      {...(isFromPatient ? { from: 'own' } : { from: 'other', name: doctor.name, nameHidden: true })}
      {...(!isFromPatient && { avatar: <Portrait doctor={isFollowing ? undefined : doctor} /> })}
      time={[time, isFromPatient && isRead ? words.read : ''].filter(Boolean).join(' · ')}
      bare={line.kind === 'picture'}
    >
      {line.kind === 'picture' && line.pictureUrl ? (
        <PictureOfLine
          address={line.pictureUrl}
          name={isFromPatient ? words.picture.own : words.picture.others(doctor.name)}
          onOpen={talk.onPicture}
        />
      ) : (
        <MessageText>{line.text}</MessageText>
      )}
      {time ? null : <Hidden> {timeOf(line.sentAt)}</Hidden>}
    </Bubble>
  );
}

/** Tells if a line is the sender's last of its minute, which shows the time. */
const isLastOfMinute = (line: ChatLine, after: ChatLine | undefined): boolean =>
  after?.sender !== line.sender || timeOf(after.sentAt) !== timeOf(line.sentAt);

function Portrait({ doctor }: { doctor: DoctorIdentity | undefined }) {
  return doctor?.portraitUrl ? <Picture src={doctor.portraitUrl} alt="" ratio={1} flat /> : <span />;
}

/** Shows a picture of a line. A picture of an unlisted server is not requested: the server could track who reads what (H06). */
function PictureOfLine(props: { address: string; name: string; onOpen: (address: string) => void }) {
  if (isAllowedPicture(props.address)) return <PictureButton {...props} />;
  return <Picture src="" alt={props.name} ratio={4 / 3} flat />;
}

function PictureButton(props: { address: string; name: string; onOpen: (address: string) => void }) {
  const { address, name, onOpen } = props;
  const words = useControlWords().picture;
  return (
    <button type="button" className={styles.picture} aria-label={words.open(name)} onClick={() => onOpen(address)}>
      <PersonalPicture src={address} alt="" ratio={4 / 3} flat />
    </button>
  );
}
