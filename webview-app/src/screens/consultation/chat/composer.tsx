import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../messages/index.ts';
import { foreignLanguage } from '../../../rules/words-language.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { useTypedText } from '../../../ui/use-typed-text.ts';
import styles from './composer.module.css';
import { useChatWords } from './words/index.ts';

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onPicture: () => void;
  /** A line above the field, such as the number of remaining questions. */
  note?: ReactNode;
}

/** The maximum length of a message (as in the schema), and the length from which the count is shown. */
const MAX_CHARACTERS = 500;
const SHOW_COUNT_FROM = 400;

/** Tells if there is a physical keyboard, whose Enter key sends. On a phone's keyboard it inserts a line break. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Shows the message field, which grows to four lines, between a button for pictures and the send button. */
export function Composer({ value, onChange, onSend, onPicture, note }: ComposerProps) {
  const words = useChatWords();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useTypedText({ value, onChange, maxLength: MAX_CHARACTERS });
  useEffect(() => grow(field.current, typed.value), [typed.value]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    typed.onKeyDown(event);
    if (event.key !== 'Enter' || event.shiftKey || event.isPropagationStopped() || !hasKeyboard()) return;
    event.preventDefault();
    onSend();
  };
  const showsCount = value.length >= SHOW_COUNT_FROM;
  return (
    <div className={styles.bar}>
      {note || value ? (
        <div className={styles.note}>
          <div>
            <Dotted parts={[note, value ? words.compose.storedHint : null]} />
          </div>
          {showsCount ? (
            <span id={`${id}-count`}>
              <span aria-hidden="true">
                {value.length}/{MAX_CHARACTERS}
              </span>
              <Hidden>{words.compose.characters(value.length, MAX_CHARACTERS)}</Hidden>
            </span>
          ) : null}
        </div>
      ) : null}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
          field.current?.focus({ preventScroll: true });
        }}
      >
        <IconButton label={words.picture.add} icon={<ImagePlus aria-hidden="true" />} onClick={onPicture} />
        <textarea
          ref={field}
          className={styles.field}
          aria-label={words.compose.label}
          aria-describedby={showsCount ? `${id}-count` : undefined}
          placeholder={words.compose.placeholder}
          rows={1}
          {...typed}
          lang={foreignLanguage(value, language)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={words.compose.send}
          title={words.compose.send}
          aria-disabled={typed.value.trim() === '' || undefined}
          // Keeps the focus in the field, so that the phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
        >
          <SendHorizontal aria-hidden="true" />
        </button>
      </form>
    </div>
  );
}

/** Sets the field's height to that of its lines. The style sheet limits it. */
function grow(field: HTMLTextAreaElement | null, value: string): void {
  if (!field) return;
  field.style.height = 'auto';
  if (value !== '') field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
