/** The pages that a conversation leads to, as addresses within the app. */
export interface ChatLinks {
  /** Rates the doctor, or shows the rating. */
  readonly evaluate: string;
  /** Asks another question, beginning with what was said. */
  readonly again: string;
}
