import { ofetch } from 'ofetch';

/** The maps from codes to characters for reports whose Chinese, Japanese or Korean fonts are not inside the file: files of this build, read when asked for. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** As pdf.js asks for them, by name. It has no fonts: those of the phone are drawn. */
export class CharacterMaps {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(FILES).find(([file]) => file.endsWith(`/${filename}`)) ?? [];
    if (!address) throw new Error(`no character map ${filename}`);
    // A file of this build: ofetch asks once more where the network or the server failed.
    return new Uint8Array(await ofetch(address, { responseType: 'arrayBuffer' }));
  }
}
