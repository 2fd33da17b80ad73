/** Changes that people make most often, as the files that each takes by hand. CONTRIBUTING.md, "How to add", has the same lists. */

export interface Edit {
  readonly file: string;
  /** Returns the file's new text; undefined is the text of a file that is not there. */
  readonly change: (text: string) => string;
  /** The words of a check when this file is forgotten; default its path. */
  readonly said?: RegExp;
  /** The change begins here: without it nothing is missing. */
  readonly isFirst?: true;
}

export interface Change {
  /** The bold name of its list in CONTRIBUTING.md. */
  readonly name: string;
  readonly files: readonly Edit[];
  /** Edits that use it, beyond the list. */
  readonly uses?: readonly Edit[];
}

/** Puts a text before or behind one that is there once. */
function beside(there: string, put: (there: string) => string) {
  return (text: string): string => {
    if (text.split(there).length !== 2) throw new Error(`not there once: ${there}`);
    return text.replace(there, () => put(there));
  };
}
const behind = (there: string, added: string) => beside(there, (found) => found + added);
const before = (there: string, added: string) => beside(there, (found) => added + found);

const method: Change = {
  name: 'A bridge method.',
  files: [
    {
      file: 'bridge-sdk/src/contract/device.ts',
      change: (text) => `${text}
/** Plays a sound of the phone. @zh 播放手机提示音。 */
export const playSound = method('playSound', { since: '2.8.0', params: Type.Object({ name: Text() }), result: Nothing });
`,
      isFirst: true,
    },
    {
      file: 'native-shims/src/native/methods.ts',
      change: behind('    dialPhone: done,\n', '    playSound: done,\n'),
    },
  ],
};

const endpoint: Change = {
  name: 'An endpoint.',
  files: [
    {
      file: 'webview-app/src/api/verification.ts',
      change: (text) =>
        `${text.replace('import { post }', 'import { get, post }')}
export const getTrial = get('/api/sdhealth/trial/of-costs', { data: Type.Object({ text: Text() }) });
`,
      isFirst: true,
    },
    {
      file: 'fixtures/src/other/verification.ts',
      change: (text) =>
        behind(
          'function codes({ app }: Setting): void {\n',
          "  answer(app, getTrial, () => ({ text: 'trial' }));\n",
        )(text.replace('  decryptText,\n', '  decryptText,\n  getTrial,\n')),
      said: /fixtures\/src\/<area>\/<group>\.ts/,
    },
    {
      file: 'fixtures/src/other/verification.cases.ts',
      change: (text) =>
        behind(
          'export const cases = [\n',
          "  endpointCase(getTrial, {}, { bad: 'nothing' }),\n",
        )(text.replace('decryptText, ', 'decryptText, getTrial, ')),
      said: /fixtures\/src\/<area>\/<group>\.cases\.ts/,
    },
    {
      file: 'docs/specification/endpoints.json',
      change: behind('"endpoints": [', '\n    { "method": "GET", "path": "/api/sdhealth/trial/of-costs" },'),
    },
  ],
  uses: [
    {
      file: 'webview-app/src/screens/other/hybrid-example.tsx',
      change: (text) => `${text}
import { getTrial } from '../../api/verification.ts';
import { request } from '../../client/request.ts';

export const trial = () => request(getTrial);
`,
    },
  ],
};

const screen: Change = {
  name: 'A screen',
  files: [
    {
      file: 'webview-app/src/routes.ts',
      change: before(
        "  'other.error': route(",
        "  'other.trial': route('/trial-of-costs', { title: { en: 'Trial', zh: '试验' } }),\n",
      ),
    },
    {
      file: 'docs/specification/routes.json',
      change: behind(
        '"routes": [',
        `
    {
      "path": "/health/trial-of-costs",
      "area": "other",
      "kind": "detail",
      "outside": "a trial",
      "title": { "en": "Trial", "zh": "试验" },
      "meta": {}
    },`,
      ),
    },
    {
      file: 'webview-app/src/screens/other/trial.tsx',
      change: () => `import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** A trial. */
export const Screen = screen('other.trial', function Trial() {
  const words = useWords();
  return <ScreenFrame title={words.trial.title}>{words.trial.text}</ScreenFrame>;
});
`,
    },
    {
      file: 'webview-app/src/screens/other/words/en.ts',
      change: behind('export const en = {\n', "  trial: { title: 'Trial', text: 'A trial' },\n"),
      said: /trial\.tsx.*Property 'trial' does not exist|words\/zh\.ts.*'trial'/,
    },
    {
      file: 'webview-app/src/screens/other/words/zh.ts',
      change: behind('export const zh: typeof en = {\n', "  trial: { title: '试验', text: '一次试验' },\n"),
    },
  ],
};

const host: Change = {
  name: 'A host.',
  files: [
    {
      file: 'bridge-sdk/src/hosts/trial.ts',
      change: () => `import type { Adapter, Host } from './host.ts';
import { webMethods, webUnfit } from './web-methods.ts';

export const trial = {
  name: 'trial',
  title: 'Trial',
  platform: 2,
  methods: { ...webMethods, openApp: 'yes' },
  unfit: webUnfit,
  matches: ({ userAgent }) => userAgent.includes('TrialClient/'),
  load: (): Promise<Adapter> => import('./adapters/trial.ts'),
} as const satisfies Host;
`,
      isFirst: true,
    },
    {
      file: 'bridge-sdk/src/hosts/adapters/trial.ts',
      change: () => `/** The adapter for the trial's client: web standards. */
import type { ChannelContext, OpenChannel } from '../../core/inside.ts';
import { openLocal } from '../../core/local-channel.ts';
import type { Handlers } from '../host.ts';
import type { trial } from '../trial.ts';
import { leaveTo, webHandlers } from './web.ts';

const handlers = (context: ChannelContext) =>
  ({ ...webHandlers(context), openApp: ({ url }) => leaveTo(url) }) satisfies Handlers;

export const open: OpenChannel = openLocal<typeof trial.methods, ReturnType<typeof handlers>>(handlers);
`,
      said: /adapters\/trial\.ts/,
    },
    {
      file: 'bridge-sdk/src/hosts/index.ts',
      change: (text) =>
        before(
          'import { wechat }',
          "import { trial } from './trial.ts';\n",
        )(text.replace('wechat, browser] as const', 'wechat, trial, browser] as const')),
      said: /'HostName' is not assignable/,
    },
    {
      file: 'bridge-sdk/src/core/types.ts',
      change: behind("'wecom' | 'mini-program' | 'wechat'", " | 'trial'"),
      said: /Type '"trial"' is not assignable/,
    },
    {
      file: 'bridge-sdk/generator/src/contract/host-words.ts',
      change: before(
        '  browser: { zh:',
        "  trial: { zh: '试验', detected: '`TrialClient/`', speaks: 'web standards' },\n",
      ),
    },
    {
      file: 'native-shims/src/hosts/trial.ts',
      change: () => `import type { ImitatedHost } from '../environment.ts';

/** The trial's client: a user agent and nothing else. */
export const trial: ImitatedHost = {
  title: 'Trial',
  userAgents: { android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 TrialClient/{client}' },
  clientVersion: '1.0.0',
  variants: [{ label: 'Android', setup: { phone: 'android' } }],
  login: 'dialog',
  pay: 'cashier',
  start: () => ({ emit: async () => undefined }),
};
`,
      said: /native-shims\/src\/hosts\/index\.ts.*'\.\/trial\.ts'/,
    },
    {
      file: 'native-shims/src/hosts/index.ts',
      change: (text) =>
        before(
          'import { wechat }',
          "import { trial } from './trial.ts';\n",
        )(text.replace('  browser,\n};', '  trial,\n  browser,\n};')),
    },
  ],
};

export const CHANGES: readonly Change[] = [method, endpoint, screen, host];
