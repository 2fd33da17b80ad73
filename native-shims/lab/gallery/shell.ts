/**
 * Serves the page around the gallery of the app's parts (`webview-app/e2e/ui-gallery`). Its address holds language, appearance, width and
 * text size. Its frame shows the gallery that the tests of the parts use.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForPage } from '../../src/page-bundle.ts';

/** Returns the page. `parts` is the address of the gallery, `styles` are the lab's style sheets. */
export async function galleryShell(parts: string): Promise<string> {
  const read = (path: string) => readFile(join(import.meta.dirname, path), 'utf8');
  const styles = await Promise.all(['../page/base.css', '../page/toolbar.css', 'gallery.css'].map(read));
  const script = await bundleForPage(join(import.meta.dirname, 'main.ts'), 'SdhealthGallery');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Gallery</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <style>${styles.join('\n')}</style>
  </head>
  <body data-parts="${parts}">
    <script>${script.replaceAll('</script', '<\\/script')}</script>
  </body>
</html>
`;
}
