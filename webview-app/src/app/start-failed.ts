/** The event that the app's program sends to the start page when it fails before its first render. */
export const FAILED = 'sdhealth-start-failed';
