/** The names of the caches that have the page and its program, for the worker that fills them and the page that may have to empty them. */

/** Of the worker that looks at what it keeps. */
export const PROGRAM = 'sdhealth-program';

/** Of the workers before, which kept whatever was answered: what is in it may be wrong. */
export const FORMER = 'sdhealth-page';
