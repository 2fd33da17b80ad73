import type { ReactNode } from 'react';
import { opensApps } from '../../../flows/hand-off.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/layout.tsx';
import type { OpenRetry } from './use-open-again.ts';
import { useDownloadWords } from './words/index.ts';

/** The first action for a person who was sent here: a retry or the newer app. */
export type FirstAction = 'again' | 'get';

export interface AppRequiredBarProps {
  firstAction: FirstAction;
  retry: OpenRetry;
  /** Renders the download button in a tone. Absent if there is no download. */
  downloadButton: ((tone: 'primary' | 'secondary') => ReactNode) | undefined;
}

/** Shows the actions for a person who was sent here, the best action first and primary. Renders nothing without actions. */
export function AppRequiredBar({ firstAction, retry, downloadButton }: AppRequiredBarProps) {
  const words = useDownloadWords();
  const retryIsFirst = firstAction === 'again' || !downloadButton;
  const open = opensApps() ? (
    <Button wide tone={retryIsFirst ? 'primary' : 'secondary'} busy={retry.busy} onClick={retry.start}>
      {words.openAgain}
    </Button>
  ) : null;
  const get = downloadButton?.(retryIsFirst && open ? 'secondary' : 'primary');
  if (!open && !get) return null;
  return (
    <BottomBar>
      {retryIsFirst ? open : get}
      {retryIsFirst ? get : open}
    </BottomBar>
  );
}

/** Explains how to continue by hand if the host opens no apps, or shows that the retry has failed. */
export function AppRequiredNote({ retry }: { retry: OpenRetry }) {
  const words = useDownloadWords();
  if (!opensApps()) return <Text tone="soft">{words.openByHand}</Text>;
  return retry.hasFailed ? (
    <Text tone="soft" role="status">
      {words.retryFailed}
    </Text>
  ) : null;
}
