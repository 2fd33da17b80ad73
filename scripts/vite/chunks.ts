/**
 * The chunks of the split build. Modules that are used together share a chunk: one file for each module would be two dozen small files
 * for a screen. A chunk has everything it needs, except what an earlier chunk has. Screens, host adapters and words are loaded when
 * they are needed, and so are files of their own.
 */
const chunk = (
  name: string,
  modules: readonly string[],
  icons: readonly string[] = [],
  folder = 'webview-app/src',
) => ({
  name,
  modules: modules.map((module) => `${folder}/${module}`),
  test: new RegExp(`/${folder}/(?:${modules.join('|')})\\.|/lucide-react/.*/icons/(?:${icons.join('|') || '-'})\\.`),
});

/** The list that most people open first of an area: it comes with the area's list of screens, one request less. */
const WITH_AREA = chunk('area', ['screens/checkup/package-list', 'screens/checkup/package/package-card']);
const AREA = new RegExp(
  `/webview-app/src/(?:screens/[^/]+/(?:words/)?index|app/prefetch/[^/]+)\\.ts$|${WITH_AREA.test.source}`,
);
const FOLDER = /\/(?:screens|prefetch)\/([^/.]+)/;
const WORDS = /\/webview-app\/src\/(?:screens\/(?:[^/]+\/)?)?([^/]+)\/words\/(en|zh)\.ts$/;

/** Chunks of nearly every area's screens. */
const EVERYWHERE = [
  // The entry page, and most others.
  chunk(
    'list',
    [
      ...['kit/resource-view', 'kit/use-resource', 'kit/use-page', 'kit/service-links'],
      ...['kit/list-view', 'rules/debounce'],
      ...[
        'ui/list-row',
        'ui/items-of',
        'ui/section',
        'ui/card',
        'ui/picture',
        'ui/skeleton',
        'ui/tabs',
        'ui/labelled',
        'rules/products',
      ],
    ],
    [
      ...[
        'headset',
        'phone',
        'book-open',
        'circle-x',
        'clipboard-list',
        'credit-card',
        'download',
        'footprints',
        'gift',
      ],
      ...['heart-pulse', 'messages-square', 'stethoscope'],
    ],
  ),
  // With the fields and dialogs that screens use as well, and the words of rare stops: it is loaded on every page.
  chunk('overlays', ['app/overlays', 'app/stop-words']),
  // Details, results, and pages of many entries with their controls: a person goes from one to the other.
  chunk(
    'screen',
    [
      ...['kit/list-of', 'ui/chips', 'ui/load-more', 'messages/control-words', 'api/mall'],
      ...['kit/detail-of', 'kit/result-of', 'kit/nothing-here'],
      ...['ui/bottom-bar', 'ui/callout', 'ui/details', 'ui/key-values', 'ui/price', 'ui/tag', 'messages/money'],
      'ui/illustration',
    ],
    ['check', 'map-pin', 'file-text'],
  ),
];

const SHARED = [
  // What the adapters of hosts share.
  chunk(
    'hosts',
    ['core/local-channel', 'core/fallbacks', 'hosts/adapters/web', 'hosts/adapters/later'],
    [],
    'bridge-sdk/src',
  ),
  // What screens keep of a person while they order, and the flows of checkups.
  chunk('choices', [
    ...['store/sections', 'flows/exam-choices', 'flows/kept-answers', 'flows/position', 'flows/lost-answer'],
    ...['platform/one-at-a-time', 'rules/left-out'],
  ]),
  chunk('exams', [
    ...['api/exam', 'flows/exam-of', 'flows/free-exam', 'flows/checkup-sale', 'flows/landing-exam'],
    'flows/sold-checkup',
  ]),
  // Pages that sell.
  chunk('service', ['kit/service-parts', 'kit/use-page-share', 'ui/gallery', 'api/statistics']),
  chunk('purchase', [
    ...[
      'kit/use-purchase',
      'kit/purchase-dialogs',
      'kit/purchase-callout',
      'kit/back-unpaid',
      'kit/use-slow',
      'rules/payment',
    ],
  ]),
  chunk('form', [
    ...['kit/form-of', 'kit/use-form', 'kit/rule-check', 'kit/use-action'],
    ...['ui/option-list', 'ui/text-area', 'ui/month'],
  ]),
];
// With the small code that every area's list of screens needs.
const FRAME = chunk('frame', ['main', 'screens/area', 'kit/words/index']);

/** The modules that are named above. Each must exist: for a wrong name the build would only make other chunks. */
export const NAMED_MODULES = [FRAME, WITH_AREA, ...EVERYWHERE, ...SHARED].flatMap(({ modules }) => modules);

const groupOf = ({ name, test }: { readonly name: string; readonly test: RegExp }) => ({ name, test });

export const CHUNKS = [
  groupOf(FRAME),
  ...EVERYWHERE.map(groupOf),
  // An area's list of screens, the way to its words, and what it prefetches.
  {
    name: (id: string) => FOLDER.exec(id)?.[1],
    debugName: 'area',
    test: AREA,
  },
  ...SHARED.map(groupOf),
];

/**
 * The name of a chunk's file. Words are named by their area, for all are files called `en` and `zh`. The page's table of files is in every
 * first load, and a hash does not compress: seven signs of it, 42 bits, tell a file from those of
 * the same name in other releases. The frame's name, which is no part of that table, tells its release (`app/old-page.ts`).
 */
export function chunkFileName({
  facadeModuleId,
  name,
}: {
  readonly facadeModuleId: string | null;
  readonly name?: string;
}): string {
  const [, ...parts] = WORDS.exec(facadeModuleId ?? '') ?? [];
  return `assets/${parts.join('-') || '[name]'}-${name === FRAME.name ? '[hash]' : '[hash:7]'}.js`;
}

/** The names of styles and other files. */
export const ASSET_FILE_NAMES = 'assets/[name]-[hash:7][extname]';
