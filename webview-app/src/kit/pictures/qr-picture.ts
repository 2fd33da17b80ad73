/** Creates QR codes on the phone, so that no service learns their links. The library loads with the first code. */

/** The number of light modules around the code, which scanners need. */
const QUIET = 4;
/** The least width of the picture, which people may save. Pixels. */
const SAVED_PX = 640;

/**
 * Returns the QR code of a text as a data URL: PNG, as people save it from the page, with SVG as fallback without a canvas.
 * Rejects if the library cannot be loaded or the text is too long for a code.
 */
export async function qrPicture(text: string): Promise<string> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return pngOf(data, size) ?? svgOf(data, size);
}

function pngOf(data: readonly (readonly boolean[])[], size: number): string | undefined {
  const canvas = document.createElement('canvas');
  const scale = Math.ceil(SAVED_PX / size);
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  const url = canvas.toDataURL('image/png');
  return url.startsWith('data:image/png') ? url : undefined;
}

function svgOf(data: readonly (readonly boolean[])[], size: number): string {
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
