/** From which address a picture is fetched: the app may have it come from a CDN. As given until somebody says otherwise. */
type Source = (src: string) => string;

let source: Source = (src) => src;

export const pictureSource: Source = (src) => source(src);

export function fetchPicturesBy(given: Source): void {
  source = given;
}
