import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './chat-log.module.css';
import { ChatLineView, type Talk } from './chat-line.tsx';
import type { Chunk } from './chunks.ts';
import type { LongList } from './use-long-list.ts';
import { useChatWords } from './words/index.ts';

export interface ChatLogProps {
  label: string;
  chunks: readonly Chunk[];
  list: LongList;
  doctorReadUpTo: number;
  talk: Talk;
  /** The number of messages that have arrived below the screen. */
  unseen: number;
  /** Stands behind the lines: messages under way. */
  children: ReactNode;
}

/** The lines of a conversation in a box that scrolls, and the way back to its end. */
export function ChatLog({ label, chunks, list, doctorReadUpTo, talk, unseen, children }: ChatLogProps) {
  const words = useChatWords();
  const { first, last, above, below } = list.window;
  const shown = chunks.slice(first, last + 1);
  return (
    <div className={styles.place}>
      {/* It scrolls, so a keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls */}
      <section className={styles.scroller} ref={list.scroller} aria-label={label} tabIndex={0} onScroll={list.onScroll}>
        <div className={styles.column}>
          <div role="list" style={{ paddingTop: above, paddingBottom: below }}>
            {shown.map((chunk) => (
              <ChunkView
                key={chunk.number}
                chunk={chunk}
                // Only a chunk in which the mark moves is drawn again.
                readUpTo={clamped(doctorReadUpTo, chunk)}
                talk={talk}
                measure={list.measure}
              />
            ))}
          </div>
          <div ref={list.tail}>{children}</div>
        </div>
      </section>
      {list.isAtEnd ? null : (
        <button type="button" className={styles.toEnd} onClick={list.toEnd}>
          <ArrowDown size={18} aria-hidden="true" />
          {unseen > 0 ? words.toNew(unseen) : words.toEnd}
        </button>
      )}
    </div>
  );
}

function clamped(seq: number, { lines }: Chunk): number {
  const first = lines[0]?.seq ?? 0;
  const last = lines.at(-1)?.seq ?? 0;
  return Math.min(Math.max(seq, first - 1), last);
}

interface ChunkViewProps {
  chunk: Chunk;
  readUpTo: number;
  talk: Talk;
  measure: LongList['measure'];
}

const ChunkView = memo(function ChunkView({ chunk, readUpTo, talk, measure }: ChunkViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { number, lines, before, after } = chunk;
  useLayoutEffect(() => (box.current ? measure(box.current, number) : undefined), [measure, number]);
  return (
    <div ref={box} role="presentation">
      {lines.map((line, at) => (
        <ChatLineView
          key={line.seq}
          line={line}
          before={lines[at - 1] ?? before}
          after={lines[at + 1] ?? after}
          isRead={line.seq <= readUpTo}
          talk={talk}
        />
      ))}
    </div>
  );
});
