/**
 * Reads the configuration again while the app is open. Rules:
 * 1. It is read after the first page, every `INTERVAL_MS` while the page is in front, and when the page comes back to the front after
 *    `RETURN_MS`. A page behind another one reads nothing.
 * 2. A failure changes nothing. A first read that failed is repeated as soon as a server can be reached.
 * 3. A page older than `leastRelease` reloads itself once, as soon as the person would lose nothing (`old-page.ts`). It stays if the
 *    server has no other release, or if it has been reloaded before. A single file shows how it is updated.
 */
import { getBundleInfo, resumed } from '@sdhealth/bridge-sdk';
import { subscribe } from 'valtio';
import { laterText } from '../messages/later-words.ts';
import { bridge } from '../platform/bridge.ts';
import { config, loadConfig, reloadConfig } from '../platform/configuration.ts';
import { onHistory } from '../platform/history.ts';
import { onRegained } from '../platform/network.ts';
import { storeReload } from '../platform/new-release.ts';
import { isReloadBlocked, onReloadBlocked } from '../platform/unsaved-work.ts';
import { showAlert } from '../store/frame.ts';
import { newerRelease, openRelease } from './old-page.ts';

export const INTERVAL_MS = 10 * 60_000;
export const RETURN_MS = 5 * 60_000;
/** The time after a navigation in which the fields of the previous page are removed. Milliseconds. */
const PAGE_CHANGE_MS = 1_000;

/** Starts to watch. Returns a function that stops it. */
export function watchConfiguration(): () => void {
  let lastTime = Date.now();
  let newer: Promise<string | undefined> | undefined;
  const openNewer = () => {
    if (!config.isTooOld || isReloadBlocked()) return;
    if (__BUILD__ === 'single') return showUpdateAdvice();
    newer ??= newerRelease();
    void newer.then((name) => openRelease(name, storeReload));
  };
  const read = (load: () => Promise<void>) => {
    lastTime = Date.now();
    newer = undefined;
    void load().then(openNewer);
  };
  const readAgain = (minAgeMs: number) => {
    if (!document.hidden && Math.abs(Date.now() - lastTime) >= minAgeMs) read(reloadConfig);
  };
  const onReturn = () => readAgain(RETURN_MS);
  const timer = setInterval(readAgain, INTERVAL_MS, 0);
  document.addEventListener('visibilitychange', onReturn);
  const stops = [
    () => clearInterval(timer),
    () => document.removeEventListener('visibilitychange', onReturn),
    bridge.on(resumed, onReturn),
    onRegained(() => read(loadConfig)),
    subscribe(config, openNewer),
    onReloadBlocked(openNewer),
    onHistory(() => void setTimeout(openNewer, PAGE_CHANGE_MS)),
  ];
  read(loadConfig);
  return () => {
    for (const stop of stops) stop();
  };
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- a state of this release, not of a person
let isAdviceShown = false;

/** Shows once in a page load how the single file is updated. An app that accepts signed bundles starts a newer bundle by itself. */
function showUpdateAdvice(): void {
  if (!isAdviceShown) showAlert(laterText().oldRelease[bridge.supports(getBundleInfo).ok ? 'restart' : 'upgrade']);
  isAdviceShown = true;
}
