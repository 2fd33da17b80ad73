import { vi } from 'vitest';

/**
 * Starts a page load, like a reload or a second tab. Later imports create new modules over the same storage and host. The modules' state is
 * that of a single page load, so tests of several page loads call this.
 */
export function newPageLoad(): void {
  vi.resetModules();
}
