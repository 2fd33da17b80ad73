import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatLine, ChatRecord } from '../../../api/consultation.ts';
import type { Conversation } from '../../../chat/conversation.ts';
import { draftOf } from '../../../features/ask/draft-name.ts';
import type { UploadKind } from '../../../flows/upload.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/form/draft.ts';
import { isAllowedPicture } from '../../../kit/pictures/allowed-picture.ts';
import { useViewer } from '../../../kit/pictures/use-viewer.tsx';
import { HEALTH_DAYS } from '../../../store/sections.ts';
import { Announcer } from './announcer.tsx';
import type { ConversationFacts } from './chat-line.tsx';
import type { ChatLinks } from './chat-links.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatClosedBar } from './chat-over.tsx';
import { ChatTail } from './chat-tail.tsx';
import { ChatTop, ConnectionLine } from './chat-top.tsx';
import styles from './chat-view.module.css';
import { type Chunk, chunksOf } from './chunks.ts';
import { Composer } from './composer.tsx';
import { momentText } from './day.ts';
import { LongList } from './long-list.ts';
import { firstUnread, startPosition } from './start-place.ts';
import { storedPosition, useStoredPosition } from './stored-position.ts';
import { useChatState } from './use-chat.ts';
import { useChatHeight } from './use-chat-height.ts';
import { usePictureSending } from './use-picture-sending.ts';
import { useReadMark } from './use-read-mark.ts';
import { useChatWords } from './words/index.ts';

export interface ChatViewProps {
  /** The screen's heading, for screen readers only. */
  title: string;
  conversation: Conversation;
  /** The record that the screen was opened with. */
  firstRecord: ChatRecord;
  upload: UploadKind;
  links: ChatLinks;
}

/** Shows a conversation as the whole page: the doctor, the lines, and the composer above the keyboard. */
export function ChatView({ title, conversation, firstRecord, upload, links }: ChatViewProps) {
  const words = useChatWords();
  const page = useRef<HTMLElement>(null);
  useChatHeight(page);
  const {
    connection,
    transcript: messages,
    unsent,
    upload: uploading,
    about: consultation = firstRecord,
    isDoctorTyping,
  } = useChatState(conversation);
  // The conversation processes its first record a moment later.
  const lines = messages.lines.length > 0 ? messages.lines : firstRecord.lines;
  const { bizOrderNo } = firstRecord;
  const doctorName = consultation.doctor?.doctorName ?? words.doctor;

  const chunks = useChunks(lines);
  const [unreadFrom] = useState(() => firstUnread(firstRecord));
  const [list] = useState(() => new LongList(chunks, startPosition(unreadFrom, storedPosition(bizOrderNo))));
  const { isAtEnd } = useSyncExternalStore(list.subscribe, list.state);
  const unseen = useReadMark(conversation, lines, isAtEnd);
  useStoredPosition(bizOrderNo, list);

  const [text, setText] = useChatDraft(bizOrderNo);
  const sending = usePictureSending(conversation, list.scrollToEnd);
  const onSend = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    conversation.send({ text: trimmed });
    list.scrollToEnd();
    setText('');
  };

  const { open, element: viewer } = useViewer();
  const latestLines = useRef(lines);
  useEffect(() => {
    latestLines.current = lines;
  });
  const pictureLabel = words.picture.view;
  const onPicture = useCallback(
    (address: string) => {
      const pictures = latestLines.current.flatMap(({ pictureUrl }) =>
        pictureUrl !== undefined && isAllowedPicture(pictureUrl)
          ? { src: pictureUrl, alt: pictureLabel, isPersonal: true }
          : [],
      );
      open(
        pictures,
        Math.max(
          0,
          pictures.findIndex(({ src }) => src === address),
        ),
      );
    },
    [open, pictureLabel],
  );

  const portraitUrl = consultation.doctor?.portraitUrl;
  const isRated = consultation.status === 'evaluated';
  const talk = useMemo<ConversationFacts>(
    () => ({
      doctor: { name: doctorName, portraitUrl },
      unreadFrom,
      evaluateLink: links.evaluate,
      isRated,
      onPicture,
    }),
    [doctorName, portraitUrl, unreadFrom, links.evaluate, isRated, onPicture],
  );

  const label = words.conversation(doctorName);
  return (
    <main className={styles.chat} ref={page}>
      <h1 className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <ChatTop consultation={consultation} link={consultation.doctor && links.doctor(consultation.doctor)} />
      <ConnectionLine connection={connection} />
      <ChatLog
        label={label}
        chunks={chunks}
        list={list}
        doctorReadUpTo={consultation.doctorReadUpTo}
        talk={talk}
        unseen={unseen}
      >
        <ChatTail
          plain={messages.plain}
          unsent={unsent}
          upload={uploading}
          conversation={conversation}
          doctor={doctorName}
          isTyping={isDoctorTyping}
          onReplace={(id) => void sending.replace(id)}
        />
      </ChatLog>
      <Announcer label={label} lines={lines} doctor={doctorName} />
      {consultation.canAsk ? (
        <Composer
          value={text}
          onChange={(next) => {
            setText(next);
            if (next !== '') conversation.typing();
          }}
          onSend={onSend}
          onPicture={() => void sending.choose(consultation.questionsLeft)}
          note={[
            words.compose.left(consultation.questionsLeft),
            consultation.endsAt === undefined ? '' : words.compose.ends(momentText(consultation.endsAt)),
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        />
      ) : (
        <ChatClosedBar
          consultation={consultation}
          links={links}
          hasCard={lines.some(({ kind }) => kind === 'evaluation')}
          unsentText={text.trim()}
          onAgain={() => {
            const description = text.trim();
            if (description)
              keepDraft(draftOf({ name: upload }, firstRecord.orderNo, true), { description }, HEALTH_DAYS);
            setText('');
          }}
        />
      )}
      {viewer}
    </main>
  );
}

/** Stores the unsent text of a conversation for `HEALTH_DAYS`, which the composer mentions. */

function useChatDraft(bizOrderNo: string): readonly [string, (text: string) => void] {
  const name = `chat.${bizOrderNo}`;
  const [text, setText] = useState(() => readDraft(name, { text: '' }, HEALTH_DAYS).text ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') dropDraft(name, HEALTH_DAYS);
      else keepDraft(name, { text: next }, HEALTH_DAYS);
    },
  ];
}

interface ChunkedLines {
  readonly lines: readonly ChatLine[];
  readonly chunks: readonly Chunk[];
}

/** Returns the chunks of the lines. Unchanged chunks stay the same objects. */
function useChunks(lines: readonly ChatLine[]): readonly Chunk[] {
  const [chunked, setChunked] = useState<ChunkedLines>(() => ({ lines, chunks: chunksOf(lines) }));
  if (chunked.lines === lines) return chunked.chunks;
  const chunks = chunksOf(lines, chunked.chunks);
  setChunked({ lines, chunks });
  return chunks;
}
