/** Attributes and events that the prerendered first page and the app share. */

/** Marks a button that was tapped before the app had loaded. It is also the name of the event for that tap. */
export const TAPPED_BUTTON = 'data-waiting';
/** Marks the start page while a finger is on it. */
export const FINGER = 'data-finger';
/** The selector of the title bar, whose only button goes back. */
export const TITLE_BAR = 'header';
/**
 * The event of a navigation that the person requests before the app has loaded. The attribute `data-steps` of the start page lists the
 * requested steps until the app performs them: addresses within the app, and an empty text for a step back.
 */
export const NAVIGATION_EVENT = 'sdhealth-navigation';

/** Returns the requested steps, oldest first. */
export function requestedSteps(start: HTMLElement): string[] {
  return JSON.parse(start.dataset['steps'] ?? '[]');
}
