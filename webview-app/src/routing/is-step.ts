/** Checks that a segment is `.` or `..`, which every URL parser resolves, so it can never be a value. */
export const isStep = (value: string): boolean => value === '.' || value === '..';
