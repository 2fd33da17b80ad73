/** Names the decoder of JPEG 2000 without WebAssembly, a file of this build that pdf.js loads with the first such picture. */
import address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline';

/**
 * The folder that pdf.js puts before `openjpeg_nowasm_fallback.js`. The build names its files by their content, so the name that is added
 * stands in the fragment, which no server is asked for. It ends with `/`, as pdf.js demands.
 */
export const DECODER_FOLDER = `${address}#/`;
