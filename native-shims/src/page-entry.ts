/** Installs a host in a page under test, before the page's code. The test runner stores its memory and traffic. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from './install.ts';
import type { HostState } from './memory.ts';
import type { HostSetup } from './options.ts';
import { HANDLE, REFRESH, RUNNER } from './page-names.ts';
import { findRemote, type PageMessage, type RunnerReply, remoteHandler } from './runner-answers.ts';
import type { TrafficEntry } from './traffic.ts';

type AccessMemory = (change?: HostState) => Promise<HostState>;
type ReportTraffic = (entry: TrafficEntry) => Promise<void>;
type SendToRunner = (message: PageMessage) => Promise<RunnerReply>;

/** The parts of a host for which the runner has functions. */
export interface RunnerParts {
  readonly ownMethods: readonly string[];
  readonly settle: boolean;
  readonly logIn: boolean;
}

export function start(name: HostName, setup: HostSetup, runner: RunnerParts): void {
  const memory: AccessMemory = Reflect.get(window, RUNNER.memory);
  const reportTraffic: ReportTraffic = Reflect.get(window, RUNNER.traffic);
  const sendToRunner: SendToRunner = Reflect.get(window, RUNNER.tell);
  const readNames = async () => (await memory()).methods ?? [];
  let names = readNames();
  /** Calls a function of the runner. Resolves to its answer. */
  const requestFromRunner = async (message: PageMessage): Promise<unknown> => {
    const answer = await sendToRunner(message);
    if (answer.kind === 'done') return answer.value;
    throw new Error('text' in answer ? answer.text : answer.kind);
  };
  const host = installHost(name, {
    ...setup,
    methodOf: findRemote(() => names, sendToRunner),
    ownMethods: Object.fromEntries(runner.ownMethods.map((method) => [method, remoteHandler(method, sendToRunner)])),
    ...(runner.settle && {
      settle: async (paySeq, result) => void (await requestFromRunner({ kind: 'settle', paySeq, result })),
    }),
    ...(runner.logIn && { logIn: async () => String(await requestFromRunner({ kind: 'log-in' })) }),
    onMistake: (text) => void sendToRunner({ kind: 'mistake', text }),
    memory: { load: () => memory(), save: (change) => void memory(change) },
    onTraffic: (entry) => void reportTraffic(entry),
  });
  Object.defineProperty(window, HANDLE, { value: host, configurable: true });
  const refresh = async () => {
    names = readNames();
    await names;
  };
  Object.defineProperty(window, REFRESH, { value: refresh, configurable: true });
}
