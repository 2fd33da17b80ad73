/**
 * In which files the split build comes: not one per module, which would be two dozen crumbs for a screen, and no more than is
 * wanted together. What a piece begins with brings all it needs along, but what an earlier piece has. Screens, host adapters and
 * texts are loaded when they are needed, and are files of their own by that.
 */
const piece = (name: string, modules: string, icons = '-') => ({
  name,
  test: new RegExp(`/webview-app/src/(?:${modules})\\.|/lucide-react/.*/icons/(?:${icons})\\.`),
});

export const PIECES = [
  piece('frame', 'main'),
  // The entry page, and most others.
  piece('list', 'ui/(?:list-row|section|card)|rules/products', 'headset'),
  // With the fields and dialogs that screens use as well: it is loaded on every page.
  piece('overlays', 'app/overlays'),
  piece(
    'screen',
    'kit/(?:resource-view|use-resource|detail-screen|result-screen|link-to)|ui/(?:bottom-bar|callout|details|key-values|price|tag)|messages/money',
    'map-pin|phone|file-text',
  ),
  piece('form', 'kit/(?:form-screen|use-form|rule-check|use-action)|ui/(?:option-list|text-area|month)'),
];
