/**
 * Vite plugin for the split build: a chunk carries its own style, so that a screen is one request and no program waits for a sheet beside
 * it. The rules go to the end of the page's own sheet, by the object model: the page's policy refuses style elements of a program.
 * The plugin stands behind `prerender`, which puts the frame's style into the page. A chunk's name changes with its style, as Vite has
 * the names of its sheets in the chunk's hash.
 */
import type { Plugin, Rolldown } from 'vite';

/** The id of the page's own sheet (`prerender.ts`), which comes before every screen's rules. */
export const SHEET_ID = 'styles';

/** Only in front of a sheet: within another rule they would mean nothing. */
const FIRST_ONLY = /@(?:import|charset|namespace)\b/;

/** Returns the statement that adds a sheet's text to the page, as one rule. Throws where that would change its meaning. */
export function carried(css: string): string {
  if (FIRST_ONLY.test(css)) throw new Error('carried-styles: a sheet has a rule that can only stand first');
  const rule = JSON.stringify(`@media all{${css.trim()}}`);
  // A page whose own style was refused has no sheet: it is plain, and nothing else fails.
  return `{const s=document.getElementById("${SHEET_ID}")?.sheet;s&&s.insertRule(${rule},s.cssRules.length)}`;
}

/** Puts each sheet of a bundle into the chunk that asks for it, and takes the sheet away. */
export function carryStyles(bundle: Rolldown.OutputBundle): void {
  const taken = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    const sheets = file.viteMetadata?.importedCss;
    for (const name of sheets ?? []) {
      const sheet = bundle[name];
      if (sheet?.type !== 'asset') continue;
      if (taken.has(name)) throw new Error(`carried-styles: two chunks ask for ${name}`);
      taken.add(name);
      file.code = carried(String(sheet.source)) + file.code;
    }
    sheets?.clear();
  }
  for (const name of taken) delete bundle[name];
}

export function carriedStyles(): Plugin {
  return {
    name: 'carried-styles',
    apply: 'build',
    // The same chunk without its style, as an older release had it, has another name.
    augmentChunkHash: ({ viteMetadata }) => (viteMetadata?.importedCss.size ? carried('') : undefined),
    generateBundle: {
      // Before Vite names the sheets in the chunks that load others.
      order: 'pre',
      handler: (_, bundle) => carryStyles(bundle),
    },
  };
}
