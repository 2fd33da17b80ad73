import { ofetch } from 'ofetch';

/** The maps from codes to characters for Chinese reports whose fonts are not inside the file: files of this build, read when asked for. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap',
    '../../../../../node_modules/pdfjs-dist/cmaps/GB-EUC-?.bcmap',
    '../../../../../node_modules/pdfjs-dist/cmaps/GBK*.bcmap',
    '../../../../../node_modules/pdfjs-dist/cmaps/GBpc-EUC-?.bcmap',
    '../../../../../node_modules/pdfjs-dist/cmaps/UniGB-UCS2-?.bcmap',
    '../../../../../node_modules/pdfjs-dist/cmaps/UniGB-UTF16-?.bcmap',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

interface CharacterMap {
  readonly cMapData: Uint8Array;
  readonly isCompressed: true;
}

/** As pdf.js asks for them, by name. */
export class CharacterMaps {
  async fetch({ name }: { name: string }): Promise<CharacterMap> {
    const [, address] = Object.entries(FILES).find(([file]) => file.endsWith(`/${name}.bcmap`)) ?? [];
    if (!address) throw new Error(`no character map ${name}`);
    // A file of this build: ofetch asks once more where the network or the server failed.
    return { cMapData: new Uint8Array(await ofetch(address, { responseType: 'arrayBuffer' })), isCompressed: true };
  }
}
