/** An error as sent to the page. Code 3 is CANCELLED, 4 is UNSUPPORTED. With any other number, `data.code` names the error. */
export class WireError extends Error {
  readonly code: number;
  readonly data: { code: string; mayHaveHappened?: boolean; needs?: string; path?: string };

  constructor(code: number, text: string, data: WireError['data']) {
    super(text);
    this.code = code;
    this.data = data;
  }
}

export const cancelled = () => new WireError(3, 'the user turned away', { code: 'CANCELLED', mayHaveHappened: false });
export const refused = (text: string) => new WireError(1, text, { code: 'FAILED', mayHaveHappened: false });
export const needsLogin = () =>
  new WireError(1, 'nobody is logged in', { code: 'NEEDS_LOGIN', mayHaveHappened: false });
/** Creates the error of a call with an unknown outcome. */
export const unknownOutcome = (text: string) => new WireError(1, text, { code: 'FAILED', mayHaveHappened: true });
