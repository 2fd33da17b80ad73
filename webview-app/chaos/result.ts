/** The record of one cell; the report is made of these. */
export interface Result {
  readonly fault: string;
  readonly screen: string;
  readonly host: string;
  readonly lang: string;
  /** The page's time until it was at rest. */
  readonly ms: number;
  /** One sentence for each thing that is wrong. */
  readonly findings: readonly string[];
  /** A picture of a failed one: a JPEG in base64. */
  readonly picture?: string;
}

export const nameOf = ({ fault, screen, host }: Result): string => `${fault} | ${screen} | ${host}`;
