import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './download.module.css';
import { useDownloadWords } from './words/index.ts';

export interface CopyLinkProps {
  address: string;
  /** Default `primary`. */
  tone?: 'primary' | 'secondary' | 'quiet';
}

/** Shows a button that copies an address. If copying fails, the address is shown to be copied by hand. */
export function CopyLink({ address, tone = 'primary' }: CopyLinkProps) {
  const words = useDownloadWords();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(address);
    setRefused(!isCopied);
    if (isCopied) toast(words.copied);
  };
  return (
    <>
      {isRefused ? (
        <div role="status">
          <Text tone="soft">{words.copyFailed}</Text>
          <p className={styles.address}>{address}</p>
        </div>
      ) : null}
      <Button wide tone={tone} icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </>
  );
}
