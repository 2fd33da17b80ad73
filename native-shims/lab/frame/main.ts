/**
 * The first script of every page of the dev server. In a frame of the lab it puts the host in place before the app's own code
 * runs; anywhere else it does nothing.
 */
import { installHost } from '../../src/install.ts';
import { DESK, type Desk, FRAME_PREFIX } from '../agreement.ts';
import { LAB_SENTINEL } from '../sentinel.ts';
import { setColourScheme } from './colour-scheme.ts';
import { repeatDeed, watchDeeds } from './deeds.ts';
import { flightLog } from './flight-log.ts';
import { keepOwnHistory } from './history.ts';
import { carryWorld } from './network.ts';
import { separateStorage } from './storage.ts';
import { watchTitle } from './title.ts';

function findDesk(): Desk | undefined {
  if (!window.name.startsWith(FRAME_PREFIX) || window.parent === window) return undefined;
  try {
    return Reflect.get(window.parent, DESK);
  } catch {
    // A parent of another origin is no desk.
    return undefined;
  }
}

function start(): void {
  const desk = findDesk();
  const id = window.name.slice(FRAME_PREFIX.length);
  const order = desk?.order(id);
  if (!desk || !order) return;

  separateStorage(window, `${LAB_SENTINEL}:${id}:`);
  carryWorld(window, order.world);
  Object.defineProperty(navigator, 'languages', { get: () => order.languages, configurable: true });
  Object.defineProperty(navigator, 'language', { get: () => order.languages[0], configurable: true });
  const setDark = setColourScheme(window);
  setDark(order.dark);
  keepOwnHistory(window, { trail: order.trail, moved: (address) => desk.moved(id, address) });

  const host = installHost(order.host, {
    ...order.setup,
    memory: { load: () => desk.remember(id), save: (change) => desk.save(id, change) },
    onTraffic: (entry) => desk.heard(id, entry),
    onAsk: (what, decision) => desk.asked(id, what, decision),
  });
  watchTitle(window, (title) => desk.titled(id, title));
  watchDeeds(window, (deed) => desk.did(id, deed));
  desk.opened(id, {
    emit: host.emit,
    back: () => history.back(),
    setDark,
    repeat: (deed) => repeatDeed(window, deed),
    flightLog: () => flightLog(window),
  });
}

start();
