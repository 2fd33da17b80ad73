/** Boots the app from top to bottom. The bridge comes first, because it records the address of this page load before any router runs. */
import { reportFatal } from '@sdhealth/bridge-sdk';
import { bridge } from './platform/bridge.ts';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { boot } from './app/boot.ts';
import { firstPageReady, followTaps, replacePrerendered } from './app/first-page/replace-prerendered.ts';
import { keepOwnTexts } from './app/own-texts.ts';
import { BLANK, FAILED, safePageCode } from './app/page-events.ts';
import { watchScroll } from './app/scroll.ts';
import { watchErrors } from './app/watch-errors.ts';
import { loadElder } from './kit/elder/elder.ts';
import { isElder } from './messages/edition.ts';
import { openTexts } from './messages/index.ts';
import { openEdition } from './messages/open-edition.ts';
import { applyStoredSwitches } from './platform/configuration.ts';

const root = document.getElementById('root');
const firstWords = [...(root?.childNodes ?? [])];

try {
  if (!root) throw new Error('the page has no #root');
  const code = __BUILD__ === 'single' && safePageCode();
  if (code) tellHost(code, 'the app ended several times before it had drawn');
  else start(root);
} catch (error) {
  giveUp(error);
}

function start(root: HTMLElement): void {
  // A build's inline script has already decided the edition.
  if (import.meta.env.DEV) openEdition();
  const texts = Promise.all([openTexts(), isElder() && loadElder(), applyStoredSwitches()]);
  const mustRender = boot();
  watchScroll();
  watchErrors();
  keepOwnTexts();
  // Do not compete with the first page's own files.
  if (__BUILD__ === 'web') addEventListener('load', doTheRest, { once: true });
  // No StrictMode: in development it would send every message to the host twice, which disturbs debugging.
  const rootOptions = import.meta.env.DEV ? {} : { onCaughtError: sayNothing };
  const draw = () => {
    replacePrerendered(root);
    createRoot(root, { onUncaughtError: giveUp, ...rootOptions }).render(<App />);
  };
  if (mustRender) {
    // The boot has already read the address of the page load.
    followTaps();
    texts.then(firstPageReady).then(draw).catch(giveUp);
  }
  if (__BUILD__ === 'single') addEventListener(BLANK, () => tellHost('BLANK', 'nothing can be seen'));
}

function doTheRest(): void {
  setTimeout(() => {
    import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(sayNothing);
  });
}

/** Keeps the error's text out of the console. The boundary reports it, masked. */
function sayNothing(): void {}

/** Reports a failed boot to the host, and restores the start markup, which shows the error and retries. */
function giveUp(error: unknown): void {
  root?.replaceChildren(...firstWords);
  dispatchEvent(new CustomEvent(FAILED, { detail: error }));
  void fatalWords(error).then((message) => tellHost('BOOT', message));
}

/** Loads the words of an error lazily. A failed start is rare, and may lack this file too. */
const fatalWords = (error: unknown): Promise<string> =>
  import('./client/error-words.ts').then(
    ({ framesOfError, wordsOfError }) => [wordsOfError(error), ...framesOfError(error)].join(' '),
    () => 'the page cannot be drawn',
  );

function tellHost(code: string, message: string): void {
  void bridge.opened.then(() => {
    if (bridge.supports(reportFatal).ok) bridge.call(reportFatal, { code, message }).catch(() => undefined);
  });
}
