/**
 * Stands in the single file for the messengers' libraries, which are a part of a page's weight: it opens in the own apps and in browsers.
 * In a messenger each call that needs the library fails, before anything is sent.
 */
throw new Error('the single file is for no messenger');

export {};
