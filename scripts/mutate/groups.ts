/** Lists the groups of mutated files, each with its tests and the percentage of mutants they must kill. */

export interface Group {
  readonly project: 'bridge-sdk' | 'webview-app';
  /** Paths from the root. */
  readonly mutate: readonly string[];
  /** Globs within the project's folder. Each mutant runs these tests, so the fastest ones are named. */
  readonly tests: readonly string[];
  /** Milliseconds after which a test counts as endless, the project's limit by default. Many mutants never answer. */
  readonly patienceMs?: number;
  /** Per cent of the mutants that must be killed. */
  readonly least: number;
  /** Per cent at the last complete run, absent before the first. */
  readonly reached?: number;
}

const app = (...paths: readonly string[]) => paths.map((path) => `webview-app/src/${path}`);
const core = (...names: readonly string[]) => names.map((name) => `bridge-sdk/src/core/${name}.ts`);

export const GROUPS: Readonly<Record<string, Group>> = {
  kernel: {
    project: 'bridge-sdk',
    mutate: core('guarded', 'kernel', 'outcome', 'page-time', 'refusal'),
    tests: ['src/core/kernel.test.ts', 'test/{checks,edges,promises,recorder}.test.ts'],
    patienceMs: 3_000,
    least: 90,
    reached: 96.7,
  },
  protocol: {
    project: 'bridge-sdk',
    mutate: core('protocol', 'wire-error'),
    tests: ['src/core/{protocol,wire-error}.test.ts'],
    least: 90,
    reached: 96.2,
  },
  addresses: {
    project: 'bridge-sdk',
    mutate: core('address'),
    tests: ['src/core/address.test.ts'],
    least: 90,
    reached: 95.1,
  },
  journal: {
    project: 'bridge-sdk',
    mutate: core('journal'),
    tests: ['src/core/journal.test.ts'],
    least: 90,
    reached: 98.9,
  },
  'sent-once': {
    project: 'bridge-sdk',
    mutate: core('wrap'),
    tests: ['src/core/wrap.test.ts', 'test/{edges,promises,faults}.test.ts'],
    least: 90,
    reached: 97.8,
  },
  recorder: {
    project: 'bridge-sdk',
    mutate: ['bridge-sdk/src/recorder/redact.ts'],
    tests: ['src/recorder/redact.test.ts'],
    least: 90,
    reached: 99.1,
  },
  redaction: {
    project: 'webview-app',
    mutate: app('client/{notice,redaction,reports,safe-text}.ts', 'rules/{problems,sensitive}.ts'),
    tests: ['src/client/{masking,notice,redaction,reports,request}.test.ts', 'src/rules/rules.test.ts'],
    least: 90,
    reached: 96.8,
  },
  client: {
    project: 'webview-app',
    mutate: app(
      'client/{address,answer,breaker,cache,changed-state,changes-of-state,codes,errors,exchange,offline-copies,prefetched}.ts',
      'client/{request,retry,send,server-clock,translations,wire}.ts',
    ),
    tests: [
      'src/client/{local-answers,changed-state,edges,failures,file,keys,limits,order,origin,request,sending,session,translations,unconfirmed,answer-owner}.test.ts',
    ],
    patienceMs: 5_000,
    least: 90,
    reached: 95.4,
  },
  payment: {
    project: 'webview-app',
    mutate: app('flows/{purchase,purchase-intent,payment-end}.ts', 'store/purchase.ts'),
    // The random traces of `purchase.model.test.ts` cost too much for each mutant.
    tests: [
      'src/flows/{payment-end,payment-permit,purchase,purchase-intent,sale}.test.ts',
      'src/store/purchase.test.ts',
    ],
    patienceMs: 8_000,
    least: 90,
    reached: 97.2,
  },
  'payment-permit': {
    project: 'webview-app',
    mutate: app('flows/payment-permit.ts', 'rules/payment.ts'),
    tests: ['src/flows/payment-permit.test.ts', 'src/rules/payment.test.ts'],
    patienceMs: 8_000,
    least: 90,
    reached: 98.3,
  },
  guards: {
    project: 'webview-app',
    mutate: app('app/guards.ts'),
    tests: ['src/app/guards.test.ts'],
    least: 90,
    reached: 95.7,
  },
  session: {
    project: 'webview-app',
    mutate: app('client/session.ts', 'flows/session.ts', 'store/session.ts', 'platform/{admin,owner-news,personal}.ts'),
    tests: [
      'src/{client,flows,store}/session.test.ts',
      'src/flows/session-start.test.ts',
      'src/platform/{admin,owner-news,personal}.test.ts',
    ],
    patienceMs: 5_000,
    least: 90,
    reached: 96.2,
  },
};
