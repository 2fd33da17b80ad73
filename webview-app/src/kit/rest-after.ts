/** A second tap of a double tap comes within this. Milliseconds. */
const REST_MS = 800;

/**
 * Waits a moment after something left the page: its button stays locked meanwhile, because a host answers at once and a second tap would
 * do it again.
 */
export const restAfterOpening = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));
