/**
 * Returns a record's own value, never an inherited one: names come from outside. (`Object.hasOwn` is younger than the oldest web
 * views.)
 */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && {}.hasOwnProperty.call(record, key) ? record[key] : undefined;
