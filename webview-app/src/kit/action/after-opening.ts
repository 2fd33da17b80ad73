/** The time in which the second tap of a double tap comes. Milliseconds. */
const REST_MS = 800;

/**
 * Waits a moment after another app or page was opened. The button stays locked meanwhile: a host answers at once, and a second tap would
 * open it again.
 */
export const restAfterOpening = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));
