/** Names the release of this page. */

/** Returns the hash in the file name of a release's program. Undefined for any other address. */
export const programHash = (program: string): string | undefined => /-([\w-]{8})\.js$/.exec(program)?.[1];

/**
 * Returns the page's release, which is its main module's file with a hash in its name. It is the last of the page's modules: an earlier one
 * may be the bundler's, and the same in every release. Empty in a single file.
 */
export const ownRelease = (): string =>
  [...document.querySelectorAll('script[type=module][src]')].at(-1)?.getAttribute('src') ?? '';

/** Returns `0.1.0+Bx3kq9Zt`: the version, and the hash of the split build's program. In development it is the version. */
export const releaseName = (): string => [__VERSION__, programHash(ownRelease()) ?? []].flat().join('+');
