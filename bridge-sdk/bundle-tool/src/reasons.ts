/** Maps each reason to refuse a bundle to its exit code in `sdhealth-bundle verify` and its text. A code never changes its meaning. */
export const REASONS = {
  NO_MANIFEST: [10, 'manifest.json or manifest.sig is missing'],
  BAD_SCHEMA: [11, 'the manifest has not the form of schema 1'],
  REVOKED_KEY: [12, 'the key was revoked'],
  TEST_KEY: [13, 'it is signed with the key for tests, which anybody has'],
  UNKNOWN_KEY: [14, 'the key is not one of those that are trusted'],
  BAD_SIGNATURE: [15, 'the signature is not that of the manifest'],
  OTHER_APP: [16, 'it is a bundle of another app'],
  FILE_UNKNOWN: [20, 'a file is not in the manifest'],
  FILE_MISSING: [21, 'a file of the manifest is missing'],
  FILE_CHANGED: [22, 'a file has not the size or the hash of the manifest'],
  ROLLBACK: [30, 'its build is not newer than one that was taken before'],
  FAILED_BEFORE: [31, 'this phone has tried it, and it did not start'],
  EXPIRED: [32, 'it has expired'],
  HOST_TOO_OLD: [33, 'it needs a newer app'],
  PROTOCOL_TOO_OLD: [34, 'it needs a newer protocol of the bridge'],
  STORAGE: [35, 'it cannot read what the app before it has kept'],
  ROLLBACK_NOT_KEPT: [36, 'it leads back to a build that this phone has not kept'],
  NOT_IN_ROLLOUT: [37, 'it is not for this phone yet'],
  OLD_OFFER: [38, 'a newer offer was read before'],
} as const satisfies Readonly<Record<string, readonly [code: number, message: string]>>;

export type Reason = keyof typeof REASONS;

export const exitCodeOf = (reason: Reason): number => REASONS[reason][0];
export const messageOf = (reason: Reason): string => REASONS[reason][1];
