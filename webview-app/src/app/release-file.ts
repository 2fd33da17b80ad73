/** `release.json`, which `webview-app/build/release.ts` writes beside the page. It is read past every cache. */

/** The fields that it may have, unchecked. */
export interface ReleaseFile {
  /** The address of the newest release's program. */
  readonly program?: unknown;
  /** `off` takes the page's worker away from every phone. */
  readonly worker?: unknown;
}

/** An answer after so long comes too late to take a page away. Milliseconds. */
const PATIENCE_MS = 5_000;

/** Reads the file of the app at `base`; empty where nobody says: no network, or a server without the file. */
export async function readRelease(base: string): Promise<ReleaseFile> {
  // Web views of 2021 have no `AbortSignal.timeout`.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`${base}release.json?v=${Date.now()}`, { cache: 'no-store', signal: giveUp.signal });
    return answer.ok ? Object(await answer.json()) : {};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
