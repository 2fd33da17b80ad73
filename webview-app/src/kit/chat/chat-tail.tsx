import { useState } from 'react';
import type { Unsent } from '../../chat/outbox.ts';
import type { PlainText } from '../../chat/record.ts';
import type { QueuedPicture } from '../../flows/upload-queue.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './chat-tail.module.css';
import { timeOf } from './day.ts';
import { Said } from './said.tsx';
import type { PictureSending } from './use-picture-sending.ts';
import { type ChatWords, useChatWords } from './words/index.ts';

export interface ChatTailProps {
  plain: readonly PlainText[];
  unsent: readonly Unsent[];
  sending: PictureSending;
  /** The doctor's name; a line says that they are writing where `isTyping`. */
  doctor: string;
  isTyping: boolean;
  onRetry: () => void;
  onDiscard: (clientMsgId: string) => void;
}

/** The end of a conversation: messages that are no lines of the record yet. */
export function ChatTail({ plain, unsent, sending, doctor, isTyping, onRetry, onDiscard }: ChatTailProps) {
  const words = useChatWords();
  const [leaving, setLeaving] = useState<string>();
  return (
    <div className={styles.tail}>
      {plain.map(({ number, text, at }) => (
        <Bubble key={number} from="other" name={doctor} nameHidden time={timeOf(at)}>
          <Said>{text}</Said>
        </Bubble>
      ))}
      {unsent.map((message) => (
        <UnsentBubble
          key={message.clientMsgId}
          message={message}
          onRetry={onRetry}
          onDiscard={() => setLeaving(message.clientMsgId)}
        />
      ))}
      {sending.pictures.map((picture) => (
        <SendingBubble key={picture.id} picture={picture} sending={sending} />
      ))}
      {isTyping ? <Typing words={words.typing(doctor)} /> : null}
      <ConfirmDialog
        open={leaving !== undefined}
        title={words.message.discardTitle}
        text={words.message.discardText}
        confirm={words.message.discard}
        danger
        onConfirm={() => {
          if (leaving !== undefined) onDiscard(leaving);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </div>
  );
}

interface UnsentBubbleProps {
  message: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
}

function UnsentBubble({ message, onRetry, onDiscard }: UnsentBubbleProps) {
  const words = useChatWords();
  const { state, text, pictureUrl } = message;
  return (
    <Bubble
      from="own"
      state={state === 'waiting' ? 'sending' : 'failed'}
      {...(state === 'failed' && { onRetry })}
      {...(state === 'refused' && { failure: refusal(message, words) })}
      actions={
        state === 'waiting' ? null : (
          <Button tone="quiet" small onClick={onDiscard}>
            {words.message.discard}
          </Button>
        )
      }
      bare={pictureUrl !== undefined}
    >
      {pictureUrl ? (
        <span className={styles.picture}>
          <Picture src={pictureUrl} alt={words.picture.own} flat />
        </span>
      ) : (
        <Said>{text ?? ''}</Said>
      )}
    </Bubble>
  );
}

/** Codes of a refusal that the app has words for. */
const CLOSED = 40_944;
const NONE_LEFT = 40_945;

function refusal({ code, why }: Unsent, { message }: ChatWords): string {
  if (code === CLOSED) return message.tooLate;
  if (code === NONE_LEFT) return message.noneLeft;
  return why ?? (code === undefined ? message.refused : message.code(code));
}

function SendingBubble({ picture, sending }: { picture: QueuedPicture; sending: PictureSending }) {
  const words = useChatWords().picture;
  const { id, src, state, progress } = picture;
  const isFailed = state === 'failed';
  const percent = Math.round(progress * 100);
  const remove = (
    <Button tone="quiet" small onClick={() => sending.remove(id)}>
      {words.remove}
    </Button>
  );
  return (
    <Bubble
      from="own"
      bare
      {...(isFailed && {
        state: 'failed',
        failure: words.failed,
        onRetry: () => sending.retry(id),
        actions: remove,
      })}
    >
      <span className={styles.picture}>
        <img className={styles.own} src={src} alt={words.own} />
        {isFailed ? null : (
          <span
            className={styles.progress}
            role="progressbar"
            aria-label={words.own}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            {words.uploading(percent)}
          </span>
        )}
      </span>
    </Bubble>
  );
}

function Typing({ words }: { words: string }) {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words}
    </p>
  );
}
