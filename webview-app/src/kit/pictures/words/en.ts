/** English words of the picture viewer, and the type of every language. */
export const en = {
  title: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  larger: 'Larger',
  smaller: 'Smaller',
  percent: (percent: number) => `${percent}%`,
};
