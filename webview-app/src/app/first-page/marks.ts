/** The marks by which the first page and the app know each other's elements. */

/** The attribute of a button that was tapped before the app came, and the event that tells of it. */
export const WAITING = 'data-waiting';
/** The attribute of the start page while a finger is on it. */
export const FINGER = 'data-finger';
/** The title bar, whose one button goes back. */
export const LINKS = 'header';
/**
 * The event of a step that the person wants, and the steps themselves in `data-way` of the start page until the app takes them: addresses
 * within the app, and an empty text for a step back.
 */
export const WAY = 'sdhealth-way';

export function stepsOf(start: HTMLElement): string[] {
  return JSON.parse(start.dataset['way'] ?? '[]');
}
