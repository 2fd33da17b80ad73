/** Stamps each native file with the versions that it was made for. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';

const STAMP = `// @sdhealth/bridge-sdk ${SDK_VERSION}, protocol ${PROTOCOL_VERSION}`;

/** Returns the head of a generated file: the stamp and a comment. */
export const stamped = (about: string): string => `${STAMP}\n// ${about}`;

/** Returns the text of a handwritten file with the current stamp as its first line. */
export const restamped = (text: string): string =>
  text.replace(/^\/\/ @sdhealth\/bridge-sdk .*|^/, (old) => (old ? STAMP : `${STAMP}\n`));
