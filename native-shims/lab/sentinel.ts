/** A word that is in the lab's page and in its frame script, and nowhere else: no build may contain it. */
export const LAB_SENTINEL = 'sdhealth-device-lab';
