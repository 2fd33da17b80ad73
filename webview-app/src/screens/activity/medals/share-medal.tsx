import { openShareSheet, setShareContent } from '@sdhealth/bridge-sdk';
import { Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Medal } from '../../../api/insurance-my.ts';
import { shareBySheet, shareLinks, shareOfPage } from '../../../flows/share.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { CardButton } from '../../../kit/share-card/card-button.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { bridge } from '../../../platform/bridge.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './medal.module.css';
import { useWords } from './words/index.ts';

/**
 * Shares a medal by the host's share sheet, else by its menu, else by copying the link. The menu already has the page's content. The link
 * leads to the same medal and contains nothing about this person.
 */
export function ShareMedal({ medal }: { medal: Medal }) {
  const { medalId, name, imgUrl, gainedOn } = medal;
  const words = useWords();
  const [isLinkShown, setLinkShown] = useState(false);
  const to = href('activity.milestone', { id: medalId });
  const link = shareLinks(to).friend;
  const art = useCallback(async () => (await import('./medal-art.ts')).medalArt(imgUrl), [imgUrl]);
  const card = { name, line: gainedOn ? words.gainedOn(dayText(gainedOn)) : '', scan: words.scan, link, art };
  const share = useAction(async () => {
    const outcome = await shareBySheet(await shareOfPage({ page: 'milestone', name, to, imgUrl }));
    if (outcome === 'shared') toast(words.shared, 'success');
    if (outcome !== 'none') return;
    const isCopied = await copyText(link);
    setLinkShown(!isCopied);
    if (isCopied) toast(words.copied, 'success');
  });
  if (!bridge.supports(openShareSheet).ok && bridge.supports(setShareContent).ok)
    return (
      <BottomBar>
        <p className={styles.menu}>{words.shareByMenu}</p>
        <CardButton card={card} />
      </BottomBar>
    );
  return (
    <BottomBar>
      {isLinkShown ? (
        <p className={styles.address} role="status">
          {words.copyFailed}: {link}
        </p>
      ) : null}
      <Button wide icon={<Share2 size={20} aria-hidden="true" />} busy={share.busy} onClick={() => void share.start()}>
        {words.share}
      </Button>
      <CardButton card={card} />
    </BottomBar>
  );
}
