import type { HostEnvironment } from '../environment.ts';

const TELEMETRY_URL = 'https://open.weixin.qq.com/sdk/report';

/** Blocks the image request by which the vendor SDK reports each `config`. The report must not leave a test or a developer's machine. */
export function blockTelemetryPixel({ window, globals }: HostEnvironment): void {
  const Original = window.Image;
  const srcProperty = Object.getOwnPropertyDescriptor(window.HTMLImageElement.prototype, 'src');
  const BlockingImage = new Proxy(Original, {
    construct(target, args: [number?, number?]) {
      const image = new target(...args);
      Object.defineProperty(image, 'src', {
        configurable: true,
        get: () => srcProperty?.get?.call(image),
        set: (url: unknown) => {
          if (!String(url).startsWith(TELEMETRY_URL)) srcProperty?.set?.call(image, url);
        },
      });
      return image;
    },
  });
  globals.set(window, 'Image', BlockingImage);
}
