/** English texts about how long something can be used. */
export const en = {
  label: 'Valid until',
  ended: 'Ended on',
  until: (day: string) => `Valid until ${day}`,
  endedOn: (day: string) => `Ended on ${day}`,
  left: (days: number) => (days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`),
  over: 'Expired',
};

export type ValidityWords = typeof en;
