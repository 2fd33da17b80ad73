/** Loads the share flow when a page with share content is shown. */
export const loadShareFlow = () => import('../flows/share.ts');
