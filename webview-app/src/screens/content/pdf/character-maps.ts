import { ofetch } from 'ofetch';

/** Lists the build's files that map codes to characters, for reports without embedded Chinese, Japanese or Korean fonts. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Loads the maps that pdf.js requests by name. The app provides no fonts, so the phone's own fonts are drawn. */
export class CharacterMaps {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(FILES).find(([file]) => file.endsWith(`/${filename}`)) ?? [];
    if (!address) throw new Error(`no character map ${filename}`);
    // ofetch retries once after a network or server failure.
    return new Uint8Array(await ofetch(address, { responseType: 'arrayBuffer' }));
  }
}
