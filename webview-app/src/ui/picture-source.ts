/** Maps a picture's address to the address that it is fetched from, e.g. on a CDN. Default: the address unchanged. */
type Source = (src: string) => string;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a function only
let source: Source = (src) => src;

export const pictureSource: Source = (src) => source(src);

export function setPictureSource(newSource: Source): void {
  source = newSource;
}
