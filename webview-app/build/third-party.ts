/**
 * Adds the notices of all third-party software to a build: a Vite plugin. The single file contains them as a text, the web build as
 * `third-party-notices.txt`. The bill of materials is written beside the build's folder, as `<folder>.cdx.json`.
 *
 * Vite's own `build.license` misses packages that only a worker contains. It has no text for a package without a licence file, for foreign
 * code within a package, and for code that Vite and Rolldown add. `rollup-plugin-license` would install Rollup beside Rolldown.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { billOfMaterials } from '../../scripts/dependencies/bill-of-materials.ts';
import { noticesOf } from '../../scripts/dependencies/notices.ts';
import { packagesIn } from '../../scripts/dependencies/shipped.ts';

const BODY_END = '</body>';

const modules = new Set<string>();

/** Records the modules of a build, of its workers and of its small programs, before other plugins remove their files. */
export const noteModules = (): Plugin => ({
  name: 'note-modules',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
    },
  },
});

/** Puts a text into a page, which neither shows nor runs it. */
export function withText(html: string, id: string, text: string): string {
  const index = html.lastIndexOf(BODY_END);
  if (index < 0 || /<\/script|<!--/i.test(text)) throw new Error(`third-party: the page cannot hold ${id}`);
  return `${html.slice(0, index)}<script type="text/plain" id="${id}">\n${text}</script>\n${html.slice(index)}`;
}

export function thirdParty(app: { readonly name: string; readonly version: string }): Plugin[] {
  let folder = '';
  let isSingle = false;
  return [
    noteModules(),
    {
      name: 'third-party',
      apply: 'build',
      enforce: 'post',
      configResolved({ root, build, base }) {
        folder = resolve(root, build.outDir);
        isSingle = !base.startsWith('/');
      },
      buildStart: () => modules.clear(),
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const notices = noticesOf(packagesIn(modules));
          if (!isSingle) this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: notices });
          for (const file of Object.values(bundle))
            if (isSingle && file.type === 'asset' && file.fileName.endsWith('.html'))
              file.source = withText(String(file.source), 'third-party-notices', notices);
        },
      },
      // Writes it beside the folder, because a server shows the folder to everybody.
      writeBundle() {
        writeFileSync(`${folder}.cdx.json`, billOfMaterials(app, packagesIn(modules)));
      },
    },
  ];
}
