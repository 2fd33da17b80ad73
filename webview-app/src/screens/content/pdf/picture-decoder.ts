/** Provides the JPEG 2000 decoder without WebAssembly, a file of this build that pdf.js loads with the first such picture. */
import address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline';

/**
 * The folder to which pdf.js appends `openjpeg_nowasm_fallback.js`. The build gives its files other names, so the appended name lands
 * in the address's fragment, which is not sent to a server. It ends with `/`, as pdf.js demands.
 */
export const DECODER_FOLDER = `${address}#/`;
