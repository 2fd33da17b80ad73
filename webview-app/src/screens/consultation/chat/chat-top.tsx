import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { ChatState, ConnectionState } from '../../../chat/state.ts';
import { network } from '../../../platform/network.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './chat-top.module.css';
import { useChatWords } from './words/index.ts';

export interface ChatTopProps {
  consultation: NonNullable<ChatState['about']>;
  /** The doctor's page. */
  link: string | undefined;
}

/** Shows the doctor above the conversation, with a link to their page, and the conversation's status. */
export function ChatTop({ consultation, link }: ChatTopProps) {
  const words = useChatWords();
  const { doctor, status, statusText } = consultation;
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        {doctor && link !== undefined ? (
          <Link className={styles.doctor} to={link}>
            <span className={styles.portrait}>
              <Picture src={doctor.portraitUrl} alt="" ratio={1} flat eager />
            </span>
            <span className={styles.words}>
              <span className={styles.name} translate="no">
                {doctor.doctorName}
              </span>
              <span className={styles.place}>{words.department(doctor.title, doctor.departmentName)}</span>
            </span>
          </Link>
        ) : (
          <p className={styles.name}>{words.doctor}</p>
        )}
        <span className={styles.state}>
          <Tag tone={status === 'answered' ? 'brand' : 'plain'}>{statusText}</Tag>
        </span>
      </div>
    </div>
  );
}

/** The connection states that a person must see, because messages arrive late or not at all. */
type Trouble = Extract<ConnectionState, 'connecting' | 'reconnecting' | 'asking' | 'refused'>;
const TROUBLES: readonly ConnectionState[] = ['connecting', 'reconnecting', 'asking', 'refused'];
const isTrouble = (state: ConnectionState): state is Trouble => TROUBLES.includes(state);

/** Shows the state of the connection. Its delay hides short interruptions. */
export function ConnectionLine({ connection }: { connection: ConnectionState }) {
  const words = useChatWords().connection;
  const { online } = useSnapshot(network);
  const state = connection !== 'refused' && !online ? 'offline' : isTrouble(connection) ? connection : undefined;
  return (
    <div role="status">
      {state ? (
        <p key={state} className={classes(styles.connection, isLasting(state) && styles.lasting)}>
          {words[state]}
        </p>
      ) : null}
    </div>
  );
}

const isLasting = (state: string): boolean => state === 'refused' || state === 'offline';
