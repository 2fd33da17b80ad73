/** An error whose message is enough for a person: it is printed as one line, without a stack. */
export declare class ClearError extends Error {
  readonly name = 'ClearError';
}
