/** The kind of this build: `web` (split, history addresses) or `single` (one file, hash addresses). Dev and tests are `web`. */
declare const __BUILD__: 'web' | 'single';

/** Origin of the backend of a single file, from its build; an empty text where the page's own meta tag decides. */
declare const __API_ORIGIN__: string;
