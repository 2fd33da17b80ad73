import { useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import { useLanguage } from '../../../messages/index.ts';
import { inOneLine } from '../../../messages/one-line.ts';
import { foreignLanguage } from '../../../rules/words-language.ts';
import hidden from '../../../ui/hidden.module.css';
import { beginningOf } from './beginning.ts';
import { timeOf } from './day.ts';
import { useChatWords } from './words/index.ts';

/** The number of lines in the log, which a person may read again. */
const KEPT = 3;

export interface AnnouncerProps {
  label: string;
  lines: readonly ChatLine[];
  doctor: string;
}

/**
 * Announces new messages of others to screen readers (polite live region). The list itself is no live region: it renders old lines when
 * they are scrolled to.
 */
export function Announcer({ label, lines, doctor }: AnnouncerProps) {
  const words = useChatWords();
  const language = useLanguage();
  const [from] = useState(lines.at(-1)?.seq ?? 0);
  const isNews = ({ seq, sender, kind }: ChatLine) => seq > from && sender !== 'patient' && kind !== 'evaluation';
  return (
    <div role="log" aria-live="polite" aria-label={label} className={hidden.hidden}>
      {lastOf(lines, isNews).map(({ seq, sender, kind, text, sentAt }) => (
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

/** Returns the last matching lines. It searches from the end, as a conversation may have thousands of lines. */
function lastOf(lines: readonly ChatLine[], isWanted: (line: ChatLine) => boolean): ChatLine[] {
  const fresh: ChatLine[] = [];
  for (const line of lines.slice(-KEPT * 4).reverse()) {
    if (fresh.length < KEPT && isWanted(line)) fresh.unshift(line);
  }
  return fresh;
}
