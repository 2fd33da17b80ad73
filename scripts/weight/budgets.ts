/** Bytes after gzip. `goal` is what is aimed at, `most` what a change may not go beyond; where they differ the goal is not met yet. */
export interface Budget {
  readonly goal: number;
  readonly most: number;
}

export const BUDGETS = {
  'bare import': { goal: 0, most: 0 },
  'native host, one call': { goal: 1800, most: 3850 },
  'six hosts, one call, loaded at once': { goal: 3500, most: 5100 },
  'each further checked method': { goal: 150, most: 150 },
  'whole package': { goal: 10_000, most: 16_500 },
} as const satisfies Record<string, Budget>;

const GOAL = 1500;

/** By host: everything it needs beyond what was loaded at once, chunks that hosts share counted with each. */
export const ADAPTERS: Readonly<Record<string, Budget>> = {
  'sdhealth-app': { goal: GOAL, most: 1560 },
  browser: { goal: GOAL, most: 2550 },
  wechat: { goal: GOAL, most: 4350 },
  'mini-program': { goal: GOAL, most: 4450 },
  wecom: { goal: GOAL, most: 4250 },
};
