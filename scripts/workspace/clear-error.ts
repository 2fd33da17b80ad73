/** An error whose message is enough for a person: it is printed as one line, without a stack. */
export class ClearError extends Error {
  override readonly name = 'ClearError';
}
