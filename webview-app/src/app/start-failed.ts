/** The event by which the app's program tells the start page that it has ended before it drew anything. */
export const FAILED = 'sdhealth-start-failed';
