/** Attributes and events that the prerendered first page and the app share. */

/** Marks a button that was tapped before the app had loaded. It is also the name of the event for that tap. */
export const WAITING = 'data-waiting';
/** Marks the start page while a finger is on it. */
export const FINGER = 'data-finger';
/** The selector of the title bar, whose only button goes back. */
export const LINKS = 'header';
/**
 * The event of a navigation that the person requests before the app has loaded. `data-way` of the start page holds the requested steps
 * until the app takes them: addresses within the app, and an empty text for a step back.
 */
export const WAY = 'sdhealth-way';

export function stepsOf(start: HTMLElement): string[] {
  return JSON.parse(start.dataset['way'] ?? '[]');
}
