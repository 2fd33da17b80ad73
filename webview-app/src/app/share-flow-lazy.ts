/** Loads the share flow; its file comes when a shared page is shown. */
export const loadShareFlow = () => import('../flows/share.ts');
