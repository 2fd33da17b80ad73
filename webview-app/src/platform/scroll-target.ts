/** Holds the scroll position that the current page gets when it is rendered. Pixels; 0 for a new page. `app/scroll.ts` sets it. */
export const scrollTarget = { top: 0 };
