/** A failure whose message says all a person needs: printed as one line, without a stack. */
export class ClearError extends Error {
  override readonly name = 'ClearError';
}
