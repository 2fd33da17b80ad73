import { onTestFinished, vi } from 'vitest';

/** Installs a canvas that records the texts written on it. Returns the texts. */
export function installRecordingCanvas(): string[] {
  const texts: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'fillText' ? (text: string) => texts.push(text) : () => ({ addColorStop: () => 0 })),
      set: () => true,
    },
  );
  class Path {}
  vi.stubGlobal('Path2D', Path);
  const previous = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext') ?? {};
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...previous, value: () => context });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  onTestFinished(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', previous);
    vi.restoreAllMocks();
  });
  return texts;
}
