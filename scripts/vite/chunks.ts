/**
 * The files that the split build comes in: not one per module, which would be two dozen crumbs for a screen, and only what is wanted
 * together. A chunk brings all it needs along, except what an earlier chunk has. Screens, host adapters and words are loaded when
 * they are needed, and so are files of their own.
 */
const chunk = (name: string, modules: string, icons = '-') => ({
  name,
  test: new RegExp(`/webview-app/src/(?:${modules})\\.|/lucide-react/.*/icons/(?:${icons})\\.`),
});

const AREA = /\/webview-app\/src\/screens\/([^/]+)\/(?:words\/)?index\.ts$/;
const WORDS = /\/webview-app\/src\/(?:screens\/)?([^/]+)\/words\/(en|zh)\.ts$/;

export const CHUNKS = [
  // With the small code that every area's list of screens needs.
  chunk('frame', 'main|screens/area|kit/words/index'),
  // An area's list of screens, and the way to its words.
  { name: (id: string) => AREA.exec(id)?.[1], debugName: 'area', test: AREA },
  // The entry page, and most others.
  chunk('list', 'ui/(?:list-row|section|card)|rules/products', 'headset'),
  // With the fields and dialogs that screens use as well: it is loaded on every page.
  chunk('overlays', 'app/overlays'),
  chunk(
    'screen',
    'kit/(?:resource-view|use-resource|detail-of|result-of|use-page|link-to)|ui/(?:bottom-bar|callout|details|key-values|price|tag)|messages/money',
    'map-pin|phone|file-text',
  ),
  chunk('form', 'kit/(?:form-of|use-form|rule-check|use-action)|ui/(?:option-list|text-area|month)'),
];

/** The name of a chunk's file. Words are named by their area, for all are files called `en` and `zh`. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, area, language] = WORDS.exec(facadeModuleId ?? '') ?? [];
  return `assets/${area ? `${area}-${language}` : '[name]'}-[hash].js`;
}
