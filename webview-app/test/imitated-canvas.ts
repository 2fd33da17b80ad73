/** Imitates drawing in a window without a canvas. The picture contains `drawn` and a size, but nothing of its file. */
import { vi } from 'vitest';

const JPEG = 'image/jpeg';

/** Installs the canvas until mocks are restored and globals unstubbed. Any file of a picture type that is not empty can be drawn. */
export function installImitatedCanvas(sizeAt: (quality: number) => number = () => 5): void {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!file.type.startsWith('image/') || file.size === 0) throw new DOMException('no picture', 'InvalidStateError');
    return { width: 40, height: 30, close: () => undefined };
  });
  const drawing = { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(drawing));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, _, quality = 1) =>
    callback(new Blob(['drawn'.padEnd(sizeAt(quality))], { type: JPEG })),
  );
}
