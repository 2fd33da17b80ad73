/**
 * Returns an own property of a record, never an inherited one, because the names come from outside. The oldest web views have no
 * `Object.hasOwn`.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && {}.hasOwnProperty.call(record, key) ? record[key] : undefined;
