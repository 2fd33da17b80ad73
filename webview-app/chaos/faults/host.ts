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
import { type Fault, initially, rowsOf, shownAgain } from '../fault.ts';

const answers = (fault: HostFault): Pick<Fault, 'host'> => ({ host: (host) => ({ ...host, faults: { '*': fault } }) });

/** Makes every call of the host's channel throw. */
function throwAlways(): void {
  const throws = () => {
    throw new Error('the host is gone');
  };
  const targets = [Reflect.get(window, 'webkit')?.messageHandlers?.sdhealthBridge, Reflect.get(window, 'sdhealthHost')];
  for (const target of targets) if (target) Object.defineProperty(target, 'postMessage', { value: throws });
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

export const host: readonly Fault[] = rowsOf({ build: 'single' }, [
  { id: 'host-absent', name: 'the host is not there', rows: ['B06', 'B12'], hostIsAbsent: true },
  {
    id: 'host-silent',
    name: 'the host never says a word',
    rows: ['B05', 'B12'],
    host: (item) => ({ ...item, handshake: false, faults: { '*': drop() } }),
  },
  { id: 'host-mute', name: 'the host greets, and answers nothing', rows: ['B05'], ...answers(drop()) },
  {
    id: 'host-throws',
    name: 'the host throws',
    rows: ['B06'],
    before: initially(throwAlways),
  },
  {
    id: 'host-dies',
    name: 'the host dies',
    rows: ['B06'],
    async after(cell) {
      await cell.shim.fault('*', kill());
      await shownAgain(cell);
    },
  },
  { id: 'host-dies-early', name: 'the host dies at the first call', rows: ['B06'], ...answers(kill()) },
  { id: 'host-garbled', name: 'the host’s answers are garbled', rows: ['B07'], ...answers(garbage()) },
  { id: 'host-shape', name: 'the host’s answers have a wrong shape', rows: ['B09'], ...answers(wrongShape()) },
  { id: 'host-strange', name: 'the host answers calls that nobody made', rows: ['B01'], ...answers(unknownId()) },
  { id: 'host-doubled', name: 'the host answers everything three times', rows: ['B03'], ...answers(duplicate(3)) },
  { id: 'host-late', name: 'the host’s answers come 6 s late', rows: ['B04'], ...answers(late(6_000)) },
  {
    id: 'host-floods',
    name: 'the host floods the page',
    rows: ['B20'],
    host: (item) => ({ ...item, ownEvents: ['nobody-knows-this'] }),
    after: ({ page }) => page.evaluate(flood, HANDLE),
  },
]);
