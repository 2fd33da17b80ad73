import { useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import { useLanguage } from '../../../messages/index.ts';
import { inOneLine } from '../../../messages/join-text.ts';
import { foreignLanguage } from '../../../rules/words-language.ts';
import hidden from '../../../ui/hidden.module.css';
import { beginningOf } from './beginning.ts';
import { timeOf } from './day.ts';
import { useChatWords } from './words/index.ts';

/** The number of lines in the log, which a person may read again. */
const LOG_SIZE = 3;

export interface AnnouncerProps {
  label: string;
  lines: readonly ChatLine[];
  doctor: string;
}

/**
 * Announces new messages of others to screen readers (polite live region). The list itself is not a live region: it renders old lines when
 * they are scrolled to.
 */
export function Announcer({ label, lines, doctor }: AnnouncerProps) {
  const words = useChatWords();
  const language = useLanguage();
  const [initialSeq] = useState(lines.at(-1)?.seq ?? 0);
  const isNewFromOthers = ({ seq, sender, kind }: ChatLine) =>
    seq > initialSeq && sender !== 'patient' && kind !== 'evaluation';
  return (
    <div role="log" aria-live="polite" aria-label={label} className={hidden.hidden}>
      {lastOf(lines, isNewFromOthers).map(({ seq, sender, kind, text, sentAt }) => (
        <p key={seq} lang={foreignLanguage(beginningOf(text), language)}>
          {inOneLine(
            sender === 'doctor' && doctor,
            timeOf(sentAt),
            kind === 'picture' ? words.picture.others(doctor) : beginningOf(text),
          )}
        </p>
      ))}
    </div>
  );
}

/** Returns the last matching lines. Searches only the newest lines, because a conversation may have thousands. */
function lastOf(lines: readonly ChatLine[], isAnnounced: (line: ChatLine) => boolean): ChatLine[] {
  const recent: ChatLine[] = [];
  for (const line of lines.slice(-LOG_SIZE * 4).reverse()) {
    if (recent.length < LOG_SIZE && isAnnounced(line)) recent.unshift(line);
  }
  return recent;
}
