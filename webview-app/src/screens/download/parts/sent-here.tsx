import type { ReactNode } from 'react';
import { opensApps } from '../../../flows/hand-off.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/layout.tsx';
import type { OpenAgain } from './use-open-again.ts';
import { useDownloadWords } from './words/index.ts';

/** The first action for a person who was sent here: a retry or the newer app. */
export type First = 'again' | 'get';

export interface SentBarProps {
  first: First;
  again: OpenAgain;
  /** Renders the download button in a tone. Absent if there is no download. */
  way: ((tone: 'primary' | 'secondary') => ReactNode) | undefined;
}

/** Shows the actions for a person who was sent here, the best one first and primary. Renders nothing without actions. */
export function SentBar({ first, again, way }: SentBarProps) {
  const words = useDownloadWords();
  const isFirst = first === 'again' || !way;
  const open = opensApps() ? (
    <Button wide tone={isFirst ? 'primary' : 'secondary'} busy={again.busy} onClick={again.start}>
      {words.openAgain}
    </Button>
  ) : null;
  const get = way?.(isFirst && open ? 'secondary' : 'primary');
  if (!open && !get) return null;
  return (
    <BottomBar>
      {isFirst ? open : get}
      {isFirst ? get : open}
    </BottomBar>
  );
}

/** Says how to go on by hand if the host opens no apps, or that the retry has failed. */
export function SentNote({ again }: { again: OpenAgain }) {
  const words = useDownloadWords();
  if (!opensApps()) return <Text tone="soft">{words.byHand}</Text>;
  return again.isStill ? (
    <Text tone="soft" role="status">
      {words.still}
    </Text>
  ) : null;
}
