/** Lists the faults of the host around the single file. */
import {
  drop,
  duplicate,
  garbage,
  type Fault as HostFault,
  kill,
  late,
  unknownId,
  wrongShape,
} from '../../../native-shims/src/faults.ts';
import { HANDLE } from '../../../native-shims/src/page-names.ts';
import { type Fault, faultRows, onInit, showAgain } from '../fault.ts';

const always = (fault: HostFault): Pick<Fault, 'host'> => ({ host: (host) => ({ ...host, faults: { '*': fault } }) });

/** Makes every call to the host's channel throw. */
function throwAlways(): void {
  const throwError = () => {
    throw new Error('the host is gone');
  };
  const targets = [Reflect.get(window, 'webkit')?.messageHandlers?.sdhealthBridge, Reflect.get(window, 'sdhealthHost')];
  for (const target of targets) if (target) Object.defineProperty(target, 'postMessage', { value: throwError });
}

/** Sends known events, unknown events and broken messages at once, each a thousand times. */
function flood(handle: string): void {
  const host = Reflect.get(window, handle);
  for (let i = 0; i < 1_000; i++) {
    void host.emit('networkChanged', { type: i % 2 ? 'wifi' : 'none' });
    void host.emit('resumed', {});
    void host.emit('nobody-knows-this', { i });
    window.postMessage(`{"jsonrpc":"2.0","id":"${i}","result":`, '*');
  }
}

export const host: readonly Fault[] = faultRows({ build: 'single' }, [
  { id: 'host-absent', name: 'the host is missing', rows: ['B06', 'B12'], hostIsAbsent: true },
  {
    id: 'host-silent',
    name: 'the host sends no handshake and never responds',
    rows: ['B05', 'B12'],
    host: (item) => ({ ...item, handshake: false, faults: { '*': drop() } }),
  },
  { id: 'host-mute', name: 'the host sends a handshake and never responds', rows: ['B05'], ...always(drop()) },
  { id: 'host-throws', name: 'the host throws', rows: ['B06'], before: onInit(throwAlways) },
  {
    id: 'host-dies',
    name: 'the host dies',
    rows: ['B06'],
    async after(cell) {
      await cell.shim.fault('*', kill());
      await showAgain(cell);
    },
  },
  { id: 'host-dies-early', name: 'the host dies at the first call', rows: ['B06'], ...always(kill()) },
  { id: 'host-garbled', name: 'the host’s responses are garbled', rows: ['B07'], ...always(garbage()) },
  { id: 'host-shape', name: 'the host’s responses have a wrong shape', rows: ['B09'], ...always(wrongShape()) },
  { id: 'host-strange', name: 'the host responds to calls that were not made', rows: ['B01'], ...always(unknownId()) },
  { id: 'host-doubled', name: 'the host responds to everything three times', rows: ['B03'], ...always(duplicate(3)) },
  { id: 'host-late', name: 'the host’s responses are 6 s late', rows: ['B04'], ...always(late(6_000)) },
  {
    id: 'host-floods',
    name: 'the host floods the page',
    rows: ['B20'],
    host: (item) => ({ ...item, ownEvents: ['nobody-knows-this'] }),
    after: ({ page }) => page.evaluate(flood, HANDLE),
  },
]);
