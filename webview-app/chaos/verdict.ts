/** The verdict on a cell; the report is made of these. */
export interface Verdict {
  readonly fault: string;
  readonly screen: string;
  readonly host: string;
  readonly lang: string;
  /** The page's time until it was at rest. */
  readonly ms: number;
  /** One sentence for each thing that is wrong. */
  readonly findings: readonly string[];
}

/** The names under which a test attaches its verdict and the picture of a failed one. */
export const ATTACHED = { verdict: 'verdict', picture: 'picture' } as const;
