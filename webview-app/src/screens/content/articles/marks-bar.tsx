import { openShareSheet } from '@sdhealth/bridge-sdk';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shareBySheet, shareOfPage } from '../../../flows/share.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { useLanguage, useText } from '../../../messages/index.ts';
import { countText } from '../../../messages/number-text.ts';
import { bridge } from '../../../platform/bridge.ts';
import { currentPath } from '../../../platform/history.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { classes } from '../../../ui/classes.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from '../words/index.ts';
import styles from './marks-bar.module.css';
import { recordQuietly, useMarks } from './record.ts';

export interface MarksBarProps {
  id: string;
  title: string;
  coverUrl: string;
  /** The page's name in the share configuration. */
  page: string;
}

/** Offers like, store and share. In a host with a share menu and no sheet, the host offers sharing. */
export function MarksBar({ id, title, coverUrl, page }: MarksBarProps) {
  const words = useWords().articles;
  const t = useText();
  const language = useLanguage();
  const { marks, like, keep: save } = useMarks(id);
  const { liked, saved, likeCount } = marks;
  const toggleSaved = async () => {
    if (await save.start()) toast(saved ? words.removedNotice : words.savedNotice, 'success');
  };
  const share = useAction(async () => {
    const content = await shareOfPage({ page, name: title, to: currentPath(), imgUrl: coverUrl });
    const outcome = await shareBySheet(content);
    if (outcome === 'none') throw new Error('no share sheet');
    if (outcome === 'shared') recordQuietly(id, 'share');
  });
  const failed = like.error ?? save.error ?? share.error;
  return (
    <BottomBar note={failed ? <span role="alert">{errorLine(failed, t)}</span> : undefined}>
      <Mark icon={<Heart />} on={liked} busy={like.busy} onClick={() => void like.start()}>
        {likeCount === undefined ? words.like : <Hidden>{words.like}</Hidden>}
        {likeCount === undefined ? null : countText(likeCount, language)}
      </Mark>
      <Mark icon={<Bookmark />} on={saved} busy={save.busy} onClick={() => void toggleSaved()}>
        {saved ? words.saved : words.save}
      </Mark>
      {bridge.supports(openShareSheet).ok ? (
        <Mark icon={<Share2 />} busy={share.busy} onClick={() => void share.start()}>
          {words.share}
        </Mark>
      ) : null}
    </BottomBar>
  );
}

interface MarkProps {
  icon: ReactNode;
  /** The state of a switch. Absent: the button is not a switch. */
  on?: boolean;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Mark({ icon, on, busy = false, onClick, children }: MarkProps) {
  return (
    <button
      type="button"
      className={classes(styles.mark, on && styles.on)}
      aria-pressed={on}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </button>
  );
}
