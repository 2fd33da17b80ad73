/** Creates QR codes on the phone, so that no service receives their links. The library loads with the first code. */

/** The number of light modules around the code, which scanners need. */
const QUIET_ZONE = 4;
/** The minimum width of the picture in pixels. People may save it. */
const MIN_WIDTH_PX = 640;

/**
 * Returns the QR code of a text as a data URL: a PNG, which people can save from the page, or an SVG if there is no canvas.
 * Rejects if the library cannot be loaded or the text is too long for a code.
 */
export async function qrPicture(text: string): Promise<string> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return pngOf(data, size) ?? svgOf(data, size);
}

function pngOf(data: readonly (readonly boolean[])[], size: number): string | undefined {
  const canvas = document.createElement('canvas');
  const scale = Math.ceil(MIN_WIDTH_PX / size);
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
  const darkPath = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${darkPath}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
