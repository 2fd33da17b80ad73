import { openShareSheet, setShareContent } from '@sdhealth/bridge-sdk';
import { useState } from 'react';
import { shareBySheet, shareLinks, sharePage } from '../../../flows/share.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { laterText } from '../../../messages/later-words.ts';
import { bridge } from '../../../platform/bridge.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './share-order.module.css';
import { useWords } from './words/index.ts';

export interface ShareOrderProps {
  encryptOrder: string;
  name: string;
  imgUrl: string;
}

/**
 * Shares the link to an order's service by the host's share sheet, else by its menu, else by copying it. The link contains the order only
 * in encrypted form.
 */
export function ShareOrder({ encryptOrder, name, imgUrl }: ShareOrderProps) {
  const words = useWords().share;
  const [note, setNote] = useState('');
  const to = href('services.share', { state: 'unused' }, { encryptOrder });
  const share = useAction(async () => {
    const content = { title: name, desc: laterText().share.desc, to, imgUrl };
    if (!bridge.supports(openShareSheet).ok && bridge.supports(setShareContent).ok) {
      await sharePage(content);
      return setNote(words.byMenu);
    }
    const outcome = await shareBySheet(content);
    if (outcome === 'shared') toast(words.shared, 'success');
    if (outcome !== 'none') return;
    const link = shareLinks(to).friend;
    if (await copyText(link)) toast(words.copied, 'success');
    else setNote(`${words.copyFailed} ${link}`);
  });
  return (
    <>
      {note ? (
        <p className={styles.note} role="status">
          {note}
        </p>
      ) : null}
      <Button small tone="quiet" busy={share.busy} onClick={() => void share.start()}>
        {words.button}
      </Button>
    </>
  );
}
