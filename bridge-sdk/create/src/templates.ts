/** Lists the templates, each a folder of `templates`. An app's project also gets the bridge's native sources of its language. */

/** Names native sources of the bridge and their folder in the project. */
interface NativeSources {
  /** Names the folder below `native`. */
  readonly from: string;
  readonly to: string;
}

export interface Template {
  readonly en: string;
  readonly zh: string;
  readonly nativeSources?: NativeSources;
  /** Lists the commands to run after the creation. `{run}` stands for the package manager's way to run a script. */
  readonly next: readonly string[];
}

const NODE = ['{manager} install', '{run} test'];

export const TEMPLATES = {
  web: { en: 'Web page, without a framework', zh: '网页，不用框架', next: [...NODE, '{run} dev'] },
  react: { en: 'Web page with React', zh: '网页，React', next: [...NODE, '{run} dev'] },
  vue: { en: 'Web page with Vue', zh: '网页，Vue', next: [...NODE, '{run} dev'] },
  vitest: { en: 'Tests of a page with Vitest', zh: '网页测试，Vitest', next: NODE },
  playwright: {
    en: 'Tests of a page with Playwright',
    zh: '网页测试，Playwright',
    next: ['{manager} install', 'npx playwright install chromium', '{run} test'],
  },
  android: {
    en: 'Android app around a page',
    zh: 'Android App，内嵌网页',
    nativeSources: { from: 'kotlin', to: 'sdhealth-bridge' },
    next: ['gradle :shop:test'],
  },
  ios: {
    en: 'iOS app around a page',
    zh: 'iOS App，内嵌网页',
    nativeSources: { from: 'swift', to: 'sdhealth-bridge' },
    next: ['swift test'],
  },
  harmony: {
    en: 'HarmonyOS app around a page',
    zh: 'HarmonyOS 应用，内嵌网页',
    nativeSources: { from: 'arkts', to: 'entry/src/main/ets/sdhealth' },
    next: [],
  },
  'mini-program': {
    en: 'WeChat mini-program around a page',
    zh: '微信小程序，内嵌网页',
    nativeSources: { from: 'mini-program', to: '.' },
    next: ['{run} test'],
  },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof TEMPLATES;

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

export const isTemplate = (name: string): name is TemplateName =>
  TEMPLATE_NAMES.some((candidate) => candidate === name);
