/**
 * Offers the ways to share an invitation. Rules:
 * 1. In a host with a share menu, the menu already contains the invitation. The sheet shows where the menu is.
 * 2. In a host or browser with a share sheet, a button opens it. When that fails, the link is copied.
 * 3. Every host offers the QR code and the link. Without a save button, a long press saves the code.
 */

import { isBridgeError, openShareSheet, saveImage, setShareContent } from '@sdhealth/bridge-sdk';
import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareBySheet, shareLinks, shareOfPage } from '../../../flows/share.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { bridge } from '../../../platform/bridge.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from '../words/index.ts';
import { Code, useCode } from './code.tsx';
import styles from './invite-sheet.module.css';

export interface InviteSheetProps {
  open: boolean;
  /** The invitation's address: a path in the app or an absolute URL. */
  to: string;
  /** The campaign's name. It is the fallback when no share text is configured. */
  name: string;
  imgUrl: string;
  /** Closes the sheet. `isPassedOn` is true if the invitation was shared, copied or saved. */
  onClose: (isShared: boolean) => void;
}

/** Shows the sheet for sharing an invitation. */
export function InviteSheet({ open, to, name, imgUrl, onClose }: InviteSheetProps) {
  const words = useWords().share;
  const [isShared, setShared] = useState(false);
  const [isLinkShown, setLinkShown] = useState(false);
  const link = shareLinks(to).friend;
  const code = useCode(link, { name, line: words.cardLine, scan: words.scan });
  const hasSheet = bridge.supports(openShareSheet).ok;
  const hasMenu = !hasSheet && bridge.supports(setShareContent).ok;

  const copy = useAction(async () => {
    if (await copyText(link)) {
      toast(words.copied, 'success');
      setShared(true);
    } else setLinkShown(true);
  });
  const share = useAction(async () => {
    const outcome = await shareBySheet(await shareOfPage({ page: 'invite-friends', name, to, imgUrl, isFixed: true }));
    if (outcome === 'none') await copy.start();
    if (outcome !== 'shared') return;
    toast(words.sent, 'success');
    onClose(true);
  });
  const save = useAction(async (_key, url: string) => {
    try {
      await bridge.call(saveImage, { url });
      toast(words.saved, 'success');
      setShared(true);
    } catch (error) {
      toast(isBridgeError(error, 'DENIED') ? words.saveDenied : words.saveFailed, 'warning');
    }
  });

  return (
    <Sheet open={open} title={words.title} onCancel={() => onClose(isShared)}>
      <Stack gap={4}>
        <Text tone="soft" center>
          {words.text}
        </Text>
        {hasMenu ? <p className={styles.menu}>{words.menu}</p> : null}
        <Code picture={code} />
        <div className={styles.links}>
          {hasSheet ? (
            <Button
              wide
              icon={<Share2 size={20} aria-hidden="true" />}
              busy={share.busy}
              onClick={() => void share.start()}
            >
              {words.share}
            </Button>
          ) : null}
          {code && bridge.supports(saveImage).ok ? (
            <Button
              wide
              tone="secondary"
              icon={<Download size={20} aria-hidden="true" />}
              busy={save.busy}
              onClick={() => void save.start(code)}
            >
              {words.save}
            </Button>
          ) : null}
          <Button
            wide
            tone={hasSheet ? 'quiet' : 'secondary'}
            icon={<Copy size={20} aria-hidden="true" />}
            busy={copy.busy}
            onClick={() => void copy.start()}
          >
            {words.copy}
          </Button>
        </div>
        {isLinkShown ? (
          <p className={styles.link} role="status">
            <span>{words.linkHint}</span>
            <span className={styles.address}>{link}</span>
          </p>
        ) : null}
      </Stack>
    </Sheet>
  );
}
