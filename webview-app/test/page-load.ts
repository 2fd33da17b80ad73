import { vi } from 'vitest';

/**
 * Begins a page load, as a reload or a second tab does: every module imported after this is a new one, over the same storage and
 * the same host. The state of the app's modules is the state of one page load, so a test of several page loads calls this.
 */
export function newPageLoad(): void {
  vi.resetModules();
}
