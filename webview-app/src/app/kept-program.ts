/** The names of the caches for the page and its program. The worker fills them, and the page may have to delete them. */

/** The cache of the current worker, which checks each answer before it stores it. */
export const PROGRAM = 'sdhealth-program';

/** The cache of earlier workers, which stored any answer unchecked. */
export const FORMER = 'sdhealth-page';
