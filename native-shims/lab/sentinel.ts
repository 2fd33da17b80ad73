/** A word that every page of the lab carries, so that a test can prove that no production build does. */
export const LAB_SENTINEL = 'sdhealth-device-lab';
