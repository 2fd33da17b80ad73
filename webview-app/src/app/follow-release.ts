/**
 * Moves an open page of the split build to a newer release, in every host. Rules:
 * 1. `release.json` is read at a change of the screen and when the page comes back to the front, at most once in `INTERVAL_MS`.
 * 2. If it names another program, the page reloads at the next change of the screen, or at the return itself if the answer was quick. A page
 *    that is being read does not reload.
 * 3. It never reloads while the person would lose something (`old-page.ts`), and never leaves a release twice in a visit. So it cannot loop
 *    between servers of two releases.
 */
import { resumed } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { onHistory } from '../platform/history.ts';
import { ownRelease } from '../platform/release-name.ts';
import { isTexts, keep, recall } from '../platform/storage.ts';
import { isInCachingHost, newerRelease, openRelease, wouldLoseInput } from './old-page.ts';

export const INTERVAL_MS = 5 * 60_000;
/** The time after which a returned person is reading. */
const QUICK_MS = 2_000;
const LEFT_KEY = 'releases-left';
/** The number of releases that a visit remembers. */
const MAX_RELEASES = 20;

/** Starts to follow. Returns a function that stops it. */
export function followRelease(): () => void {
  let lastTime = Date.now();
  let newer: string | undefined;
  const look = async (): Promise<void> => {
    if (document.hidden || Math.abs(Date.now() - lastTime) < INTERVAL_MS) return;
    lastTime = Date.now();
    newer = await newerRelease().catch(() => undefined);
  };
  const onReturn = async (): Promise<void> => {
    const time = Date.now();
    await look();
    if (!document.hidden && Math.abs(Date.now() - time) < QUICK_MS) move(newer);
  };
  const handleReturn = () => void onReturn();
  document.addEventListener('visibilitychange', handleReturn);
  const stops = [
    () => document.removeEventListener('visibilitychange', handleReturn),
    bridge.on(resumed, handleReturn),
    onHistory(() => {
      // The fields of the page that was left are gone in the next task.
      setTimeout(() => {
        move(newer);
        void look();
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function move(release: string | undefined): void {
  if (!release || wouldLoseInput()) return;
  if (isInCachingHost()) openRelease(release, leaveOnce);
  else if (leaveOnce()) location.reload();
}

/** Records that this release is left. Returns false if it was left before, or if the storage cannot record it. */
function leaveOnce(): boolean {
  const current = ownRelease();
  const previous = recall(LEFT_KEY, isTexts, 'session') ?? [];
  if (previous.includes(current)) return false;
  return keep(LEFT_KEY, [...previous, current].slice(-MAX_RELEASES), { area: 'session' });
}
