/** Makes QR codes on the phone: the link in one is told to no service. The library comes when the first code is made. */

/** Light modules around the code, which readers need. */
const QUIET = 4;
/** The width of the picture that can be saved, in pixels, at least. */
const SAVED_PX = 640;

/**
 * Returns the code of a text as the address of a picture: PNG, as people save it from the page; SVG where the browser does not draw.
 * Rejects when the library cannot be had, or the text is too long for a code.
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
