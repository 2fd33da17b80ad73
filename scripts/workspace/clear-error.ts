/** An error with a message for people: printed as one line, without a stack. */
export class ClearError extends Error {
  override readonly name = 'ClearError';
}
