/** The version of the rights pages for addresses without one. */
export const FIRST_RIGHTS_VERSION = 'v2';

/** Checks that a version of the rights pages exists (specification, section 2: v2 to v6). No request is sent for another version. */
export const isRightsVersion = (version: string): boolean => /^v[2-6]$/.test(version);
