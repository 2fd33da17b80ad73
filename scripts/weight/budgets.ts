/** Bytes after gzip. `goal` is what is aimed at, `most` what a change may not go beyond; where they differ the goal is not met yet. */
export interface Budget {
  readonly goal: number;
  readonly most: number;
}

export const BUDGETS = {
  'bare import': { goal: 0, most: 0 },
  'native host, one call': { goal: 1800, most: 3750 },
  'six hosts, one call, loaded at once': { goal: 3500, most: 4800 },
  'each further checked method': { goal: 150, most: 150 },
  'whole package': { goal: 10_000, most: 17_050 },
} as const satisfies Record<string, Budget>;

const GOAL = 1500;

/** By host, as opened: everything it needs beyond what was loaded at once, chunks that hosts share counted with each. */
export const ADAPTERS: Readonly<Record<string, Budget>> = {
  'sdhealth-app': { goal: GOAL, most: 1560 },
  browser: { goal: GOAL, most: 2400 },
  wechat: { goal: GOAL, most: 2700 },
  'mini-program': { goal: GOAL, most: 2420 },
  wecom: { goal: GOAL, most: 2400 },
};

/**
 * The same, and the driver of the vendor's library, loaded beside that library by the first call that needs it. The goal is the
 * adapter's own: a page that makes such a call pays for both.
 */
export const DRIVERS: Readonly<Record<string, Budget>> = {
  wechat: { goal: GOAL, most: 4400 },
  'mini-program': { goal: GOAL, most: 4400 },
  wecom: { goal: GOAL, most: 3400 },
};

/** What the split build of the app may weigh on a first visit, every file by itself after gzip: what it weighs, and 3 % more. */
export const VISIT_BUDGETS = {
  'first load': 121_700,
  'first visit of the entry page': 130_700,
} as const;
