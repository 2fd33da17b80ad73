/** `.` and `..` are walked by every URL parser: they are the value of nothing. */
export const isStep = (value: string): boolean => value === '.' || value === '..';
