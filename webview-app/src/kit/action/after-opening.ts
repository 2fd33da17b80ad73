/** The milliseconds within which the second tap of a double tap comes. */
const LOCK_MS = 800;

/**
 * Waits a moment after another app or page was opened, so that the button stays locked. The host responds at once, and without the wait a
 * second tap would open it again.
 */
export const waitAfterOpening = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOCK_MS));
