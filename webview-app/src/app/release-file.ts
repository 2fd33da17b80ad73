/** Reads `release.json`, which `webview-app/build/release.ts` writes beside the page. It is read past every cache. */

/** The fields that the file may have, unchecked. */
export interface ReleaseFile {
  /** The address of the newest release's program. */
  readonly program?: unknown;
  /** `off` removes the page's worker from every phone. */
  readonly worker?: unknown;
}

/** The timeout of the request in milliseconds. A later response is too late to replace a page. */
const TIMEOUT_MS = 5_000;

/** Reads the file of the app at `base`. Returns an empty object offline or if the server does not have the file. */
export async function readRelease(base: string): Promise<ReleaseFile> {
  // Web views of 2021 lack `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`${base}release.json?v=${Date.now()}`, {
      cache: 'no-store',
      signal: controller.signal,
    });
    return response.ok ? Object(await response.json()) : {};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
