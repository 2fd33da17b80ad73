/**
 * Makes a chosen picture ready to be sent. Rules:
 * 1. It is drawn anew as a JPEG, within the longest side of the rules: so it has no place, time or phone in it.
 * 2. It is never larger than what was chosen: where drawing saves nothing, the file itself is sent, without what it tells besides.
 * 3. Where the browser cannot draw it, the same; the service's limits decide then (`pictureFault`).
 */
import { withoutMetadata } from '../rules/picture-metadata.ts';
import { fittedSize, JPEG_QUALITIES } from '../rules/picture-size.ts';

export async function compressPicture(file: Blob): Promise<Blob> {
  const plain = await withoutWhatItTells(file);
  const drawn = await drawnAnew(file).catch(() => undefined);
  return drawn && drawn.size < plain.size ? drawn : plain;
}

async function withoutWhatItTells(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new Blob([withoutMetadata(bytes)], { type: file.type });
}

/** Undefined where no quality makes it smaller. */
async function drawnAnew(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fittedSize(bitmap);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // A JPEG has no transparency: what is behind would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    for (const quality of JPEG_QUALITIES) {
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      // A canvas that cannot make a JPEG makes a PNG.
      if (made?.type !== 'image/jpeg') return undefined;
      if (made.size < file.size) return made;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}
