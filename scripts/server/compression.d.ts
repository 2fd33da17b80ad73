/** The types of `compression`, which has none of its own, as far as it is used here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  interface Compression {
    (options: {
      readonly filter: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** True for an answer whose type can be packed. */
    readonly filter: Filter;
  }

  const compression: Compression;
  export default compression;
}
