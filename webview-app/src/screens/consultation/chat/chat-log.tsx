import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ChatLineView, type ConversationFacts } from './chat-line.tsx';
import styles from './chat-log.module.css';
import type { Chunk } from './chunks.ts';
import type { LongList } from './long-list.ts';
import { useChatWords } from './words/index.ts';

export interface ChatLogProps {
  label: string;
  chunks: readonly Chunk[];
  list: LongList;
  doctorReadUpTo: number;
  talk: ConversationFacts;
  /** The number of messages that have arrived below the screen. */
  unseen: number;
  /** Content after the lines: messages that are not sent yet. */
  children: ReactNode;
}

/** Shows the lines of a conversation in a scroll container, with a button back to the end. */
export function ChatLog({ label, chunks, list, doctorReadUpTo, talk, unseen, children }: ChatLogProps) {
  const words = useChatWords();
  const { box, tail, onScroll, scrollToEnd, measure, subscribe, state } = list;
  const { window, isAtEnd } = useSyncExternalStore(subscribe, state);
  const { first, last, above, below } = window;
  useLayoutEffect(() => list.afterRender(chunks));
  const renderedChunks = chunks.slice(first, last + 1);
  return (
    <div className={styles.place}>
      {/* A keyboard must reach the container to scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls */}
      <section className={styles.scroller} ref={box} aria-label={label} tabIndex={0} onScroll={onScroll}>
        <div className={styles.column}>
          {/* biome-ignore lint/a11y/useSemanticElements: boxes that are measured stand between the list and its items */}
          <div role="list" style={{ paddingTop: above, paddingBottom: below }}>
            {renderedChunks.map((chunk) => (
              <ChunkView
                key={chunk.number}
                chunk={chunk}
                // Clamped, so that only a chunk in which the mark moves renders again.
                readUpTo={clampToChunk(doctorReadUpTo, chunk)}
                talk={talk}
                measure={measure}
              />
            ))}
          </div>
          <div ref={tail}>{children}</div>
        </div>
      </section>
      {isAtEnd ? null : (
        <button type="button" className={styles.toEnd} onClick={scrollToEnd}>
          <ArrowDown size={18} aria-hidden="true" />
          {unseen > 0 ? words.toNew(unseen) : words.toEnd}
        </button>
      )}
    </div>
  );
}

function clampToChunk(seq: number, { lines }: Chunk): number {
  const first = lines[0]?.seq ?? 0;
  const last = lines.at(-1)?.seq ?? 0;
  return Math.min(Math.max(seq, first - 1), last);
}

interface ChunkViewProps {
  chunk: Chunk;
  readUpTo: number;
  talk: ConversationFacts;
  measure: LongList['measure'];
}

const ChunkView = memo(function ChunkView({ chunk, readUpTo, talk, measure }: ChunkViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { number, lines, before, after } = chunk;
  useLayoutEffect(() => (box.current ? measure(box.current, number) : undefined), [measure, number]);
  return (
    <div ref={box} role="presentation">
      {lines.map((line, index) => (
        <ChatLineView
          key={line.seq}
          line={line}
          before={lines[index - 1] ?? before}
          after={lines[index + 1] ?? after}
          isRead={line.seq <= readUpTo}
          talk={talk}
        />
      ))}
    </div>
  );
});
