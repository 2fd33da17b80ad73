import type { Conversation } from '../../../chat/conversation.ts';
import type { Unsent } from '../../../chat/outbox.ts';
import { FAULT_OF } from '../../../flows/upload.ts';
import { PersonalPicture } from '../../../kit/pictures/personal-picture.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './chat-tail.module.css';
import { MessageText } from './message-text.tsx';
import { useUnsentPicture } from './use-unsent-picture.ts';
import { type ChatWords, useChatWords } from './words/index.ts';

export interface UnsentBubbleProps {
  message: Unsent;
  /** The uploaded share of its picture, 0 to 1, or undefined while it is not being uploaded. */
  part: number | undefined;
  conversation: Conversation;
  onDiscard: () => void;
  onReplace: () => void;
}

/** Shows a message that is not in the record yet: a text, or a picture before or after its upload. */
export function UnsentBubble({ message, part, conversation, onDiscard, onReplace }: UnsentBubbleProps) {
  const words = useChatWords();
  const { state, text, file, pictureUrl } = message;
  const isPicture = file !== undefined || pictureUrl !== undefined;
  return (
    <>
      <Bubble
        from="own"
        state={bubbleState(message, part !== undefined)}
        {...(state === 'failed' && { onRetry: () => conversation.retry() })}
        {...(state === 'failed' && isPicture && { failure: words.picture.failed })}
        {...(state === 'refused' && { failure: refusalText(message, words) })}
        actions={
          state === 'waiting' ? null : (
            <>
              {state === 'refused' && file !== undefined ? (
                <Button tone="quiet" small onClick={onReplace}>
                  {words.picture.another}
                </Button>
              ) : null}
              <Button tone="quiet" small onClick={onDiscard}>
                {words.message.discard}
              </Button>
            </>
          )
        }
        bare={isPicture}
      >
        {isPicture ? (
          <UnsentPicture message={message} part={part} conversation={conversation} />
        ) : (
          <MessageText>{text ?? ''}</MessageText>
        )}
      </Bubble>
      {file === 'unkept' && state !== 'refused' ? <p className={styles.notStored}>{words.picture.notStored}</p> : null}
    </>
  );
}

function bubbleState({ state }: Unsent, isUploading: boolean): 'sending' | 'sent' | 'failed' {
  if (state !== 'waiting') return 'failed';
  // The picture shows the upload's progress.
  return isUploading ? 'sent' : 'sending';
}

function refusalText({ code, why, file }: Unsent, { message, picture }: ChatWords): string {
  if (file === 'gone') return picture.fileMissing;
  const fault = code === undefined ? undefined : FAULT_OF[code];
  if (file !== undefined && fault) return fault === 'too-big' ? picture.tooBig : picture.notAPicture;
  if (code === CLOSED) return message.tooLate;
  if (code === NONE_LEFT) return message.noneLeft;
  return why ?? (code === undefined ? message.refused : message.code(code));
}

/** The refusal codes with a text in the app. */
const CLOSED = 40_944;
const NONE_LEFT = 40_945;

function UnsentPicture({ message, part, conversation }: Pick<UnsentBubbleProps, 'message' | 'part' | 'conversation'>) {
  const words = useChatWords().picture;
  const { clientMsgId, file, pictureUrl } = message;
  const src = useUnsentPicture(conversation, file === undefined ? undefined : clientMsgId);
  const percent = Math.round((part ?? 0) * 100);
  return (
    <span className={styles.picture}>
      {pictureUrl === undefined && src !== undefined ? (
        <img className={styles.own} src={src} alt={words.own} />
      ) : (
        <PersonalPicture src={pictureUrl ?? ''} alt={words.own} ratio={4 / 3} flat />
      )}
      {part === undefined ? null : (
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
  );
}
