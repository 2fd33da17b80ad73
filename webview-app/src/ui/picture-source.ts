/** Says from which address a picture is fetched: the app may use a CDN. Until it says so, the address stays as given. */
type Source = (src: string) => string;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
let source: Source = (src) => src;

export const pictureSource: Source = (src) => source(src);

export function fetchPicturesBy(custom: Source): void {
  source = custom;
}
