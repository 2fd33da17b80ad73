/**
 * Runs first in every page. Installs the host before the app's code in a frame of the lab. Reports the page on a real phone that has joined
 * the lab. Does nothing in any other page.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '../../src/install.ts';
import { pageStateOf } from '../export/describe.ts';
import { FRAME_PREFIX, LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { moveClock } from './clock.ts';
import { setColourScheme } from './colour-scheme.ts';
import { watchDoneSteps } from './done-steps.ts';
import { separateHistory } from './history.ts';
import { separateNetwork } from './network.ts';
import { observePage } from './observe-page.ts';
import { flightLog, storageOf, watchTitle } from './page-state.ts';
import { setPhoneShape } from './phone-shape.ts';
import { emulateLocation } from './place.ts';
import { phoneIdIn, reportPage } from './report.ts';
import { addSandboxHeader, separateStorage } from './separation.ts';
import { repeatUserAction, watchUserActions } from './user-actions.ts';

function findLabPage(): LabPage | undefined {
  if (!window.name.startsWith(FRAME_PREFIX) || window.parent === window) return undefined;
  try {
    return Reflect.get(window.parent, LAB_PAGE);
  } catch {
    // A parent of another origin is not the lab.
    return undefined;
  }
}

const isOwnApp = (host: HostName) => host.endsWith('-app');

/** Installs the host of the frame's phone. Outside the lab it only reports a real phone that has joined. */
export function startFrame(): void {
  const labPage = findLabPage();
  const realPhoneId = labPage ? undefined : phoneIdIn(document.cookie);
  if (realPhoneId !== undefined) reportPage(window, realPhoneId);
  const id = window.name.slice(FRAME_PREFIX.length);
  const setup = labPage?.frameSetup(id);
  if (!labPage || !setup) return;

  moveClock(window, setup.clockMs);
  separateStorage(window, `${LEAK_MARKER}:${id}:`);
  addSandboxHeader(window, setup.sandbox);
  const setNetwork = separateNetwork(window, setup.network);
  Object.defineProperty(navigator, 'languages', { get: () => setup.languages, configurable: true });
  Object.defineProperty(navigator, 'language', { get: () => setup.languages[0], configurable: true });
  const setDark = setColourScheme(window);
  setDark(setup.dark);
  const setShape = setPhoneShape(window);
  setShape(setup.shape);
  separateHistory(window, { trail: setup.trail, onNavigate: (address) => labPage.onNavigate(id, address) });

  const locatedPhone = emulateLocation(window, setup.location, () => labPage.loadState(id));
  const host = installHost(setup.host, {
    ...(isOwnApp(setup.host) ? labPage.ownOptions : {}),
    ...setup.setup,
    methods: locatedPhone.methods,
    backend: location.origin,
    memory: { load: () => labPage.loadState(id), save: (change) => labPage.saveState(id, change) },
    onTraffic: (entry) => labPage.onTraffic(id, entry),
    onAsk: (question, decision) => labPage.onAsk(id, question, decision),
    onHeld: (calls) => labPage.onHeld(id, calls),
  });
  // Observes the page last, so that the faults of network and host are reported too.
  observePage(window, (event) => labPage.onPageEvent(id, event));
  watchTitle(window, (title) => labPage.onTitle(id, title));
  const stepWatcher = watchDoneSteps(window, (step, place) => labPage.onDone(id, step, place));
  watchUserActions(window, (action) => labPage.onUserAction(id, action));
  labPage.onOpen(id, {
    emit: host.emit,
    back: () => history.back(),
    setDark,
    setShape,
    storage: () => storageOf(window),
    repeat: (action) => stepWatcher.repeat(() => repeatUserAction(window, action)),
    fault: host.fault,
    release: host.release,
    cover: host.cover,
    session: host.session,
    setNetwork,
    setLocation: locatedPhone.setLocation,
    pageState: () => pageStateOf(window),
    flightLog: () => flightLog(window),
  });
}
