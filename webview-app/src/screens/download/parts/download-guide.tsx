import type { ReactNode } from 'react';
import type { DownloadMethod } from '../../../rules/download-method.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Text } from '../../../ui/layout.tsx';
import { AddressCode } from './address-code.tsx';
import { BrowserHint, CopyHint } from './browser-hint.tsx';
import styles from './download.module.css';
import { useDownloadWords } from './words/index.ts';

/** Tells if a kind of download is explained with a picture. */
export const needsExplanation = (method: DownloadMethod): boolean =>
  method === 'menu' || method === 'copy' || method === 'code';

/** Explains a download that takes several taps: in a host that blocks downloads, on a desktop, without a link. */
export function DownloadGuide({ method, address }: { method: DownloadMethod; address: string }) {
  const words = useDownloadWords();
  switch (method) {
    case 'menu':
      return (
        <Explained {...words.menu}>
          <BrowserHint />
        </Explained>
      );
    case 'copy':
      return (
        <Explained {...words.byCopy}>
          <CopyHint />
        </Explained>
      );
    case 'code':
      return (
        <Explained {...words.code}>
          <AddressCode address={address} />
        </Explained>
      );
    case 'none':
      return (
        <Callout tone="warm" title={words.none.title}>
          {words.none.text}
        </Callout>
      );
    case 'not-here':
      return (
        <Callout tone="warm" title={words.notHere.title}>
          {words.notHere.text}
        </Callout>
      );
    default:
      return null;
  }
}

function Explained({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card>
      <div className={styles.stack}>
        <Text as="h2" size="l">
          {title}
        </Text>
        <Text tone="soft">{text}</Text>
        {children}
      </div>
    </Card>
  );
}
