/**
 * The first script of every page of the dev server. In a frame of the lab it puts the host in place before the app's own code
 * runs; anywhere else it does nothing.
 */
import { installHost } from '../../src/install.ts';
import { FRAME_PREFIX, LAB_PAGE, type LabPage, LEAK_MARKER } from '../messages.ts';
import { setColourScheme } from './colour-scheme.ts';
import { flightLog } from './flight-log.ts';
import { keepOwnHistory } from './history.ts';
import { carryWorld } from './network.ts';
import { separateStorage } from './storage.ts';
import { watchTitle } from './title.ts';
import { repeatUserAction, watchUserActions } from './user-actions.ts';

function findLabPage(): LabPage | undefined {
  if (!window.name.startsWith(FRAME_PREFIX) || window.parent === window) return undefined;
  try {
    return Reflect.get(window.parent, LAB_PAGE);
  } catch {
    // A parent of another origin is no lab page.
    return undefined;
  }
}

function start(): void {
  const labPage = findLabPage();
  const id = window.name.slice(FRAME_PREFIX.length);
  const order = labPage?.order(id);
  if (!labPage || !order) return;

  separateStorage(window, `${LEAK_MARKER}:${id}:`);
  carryWorld(window, order.world);
  Object.defineProperty(navigator, 'languages', { get: () => order.languages, configurable: true });
  Object.defineProperty(navigator, 'language', { get: () => order.languages[0], configurable: true });
  const setDark = setColourScheme(window);
  setDark(order.dark);
  keepOwnHistory(window, { trail: order.trail, moved: (address) => labPage.moved(id, address) });

  const host = installHost(order.host, {
    ...order.setup,
    memory: { load: () => labPage.remember(id), save: (change) => labPage.save(id, change) },
    onTraffic: (entry) => labPage.heard(id, entry),
    onAsk: (what, decision) => labPage.asked(id, what, decision),
  });
  watchTitle(window, (title) => labPage.titled(id, title));
  watchUserActions(window, (action) => labPage.onUserAction(id, action));
  labPage.opened(id, {
    emit: host.emit,
    back: () => history.back(),
    setDark,
    repeat: (action) => repeatUserAction(window, action),
    flightLog: () => flightLog(window),
  });
}

start();
