/** Installs a host in a page under test, before the page's own code. The test runner keeps its memory and traffic. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from './install.ts';
import type { HostState } from './memory.ts';
import type { HostSetup } from './options.ts';
import { HANDLE, REFRESH, RUNNER } from './page-names.ts';
import { findRemote, type PageWord, type RunnerWord, remoteHandler } from './runner-answers.ts';
import type { TrafficEntry } from './traffic.ts';

type Memory = (change?: HostState) => Promise<HostState>;
type Report = (entry: TrafficEntry) => Promise<void>;
type Tell = (word: PageWord) => Promise<RunnerWord>;

/** The parts of a host for which the runner has functions. */
export interface RunnerParts {
  readonly ownMethods: readonly string[];
  readonly settle: boolean;
  readonly logIn: boolean;
}

export function start(name: HostName, setup: HostSetup, runner: RunnerParts): void {
  const memory: Memory = Reflect.get(window, RUNNER.memory);
  const report: Report = Reflect.get(window, RUNNER.traffic);
  const tell: Tell = Reflect.get(window, RUNNER.tell);
  const readNames = async () => (await memory()).methods ?? [];
  let names = readNames();
  /** Calls a function of the runner. Resolves to its answer. */
  const ask = async (word: PageWord): Promise<unknown> => {
    const answer = await tell(word);
    if (answer.kind === 'done') return answer.value;
    throw new Error('text' in answer ? answer.text : answer.kind);
  };
  const host = installHost(name, {
    ...setup,
    methodOf: findRemote(() => names, tell),
    ownMethods: Object.fromEntries(runner.ownMethods.map((method) => [method, remoteHandler(method, tell)])),
    ...(runner.settle && {
      settle: async (paySeq, result) => void (await ask({ kind: 'settle', paySeq, result })),
    }),
    ...(runner.logIn && { logIn: async () => String(await ask({ kind: 'log-in' })) }),
    onMistake: (text) => void tell({ kind: 'mistake', text }),
    memory: { load: () => memory(), save: (change) => void memory(change) },
    onTraffic: (entry) => void report(entry),
  });
  Object.defineProperty(window, HANDLE, { value: host, configurable: true });
  const refresh = async () => {
    names = readNames();
    await names;
  };
  Object.defineProperty(window, REFRESH, { value: refresh, configurable: true });
}
