/** Holds the scroll position that the current page gets when it is rendered. Pixels; 0 for a new page. `app/scroll.ts` sets it. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- a number without a subject
export const scrollTarget = { top: 0 };
