/** The version of the rights pages whose addresses name none. */
export const FIRST_RIGHTS_VERSION = 'v2';

/** True for a version of the rights pages (specification, section 2: v2 to v6). Nothing is asked for in the name of another. */
export const isRightsVersion = (version: string): boolean => /^v[2-6]$/.test(version);
