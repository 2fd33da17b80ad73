/** The names of the caches for the page and its program. The worker fills them, and the page may have to delete them. */

/** The cache of the current worker, which checks each response before it stores it. */
export const CACHE_NAME = 'sdhealth-program';

/** The cache of earlier workers, which stored responses without a check. */
export const OLD_CACHE_NAME = 'sdhealth-page';
