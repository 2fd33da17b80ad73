/** The marks by which the first page and the app know each other's elements. */

/** The attribute of a button that was tapped before the app came, and the event that tells of it. */
export const WAITING = 'data-waiting';
/** The title bar, whose one button goes back. */
export const LINKS = 'header';
