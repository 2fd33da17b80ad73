/** Share source codes. Places without a code have none. */
export const SHARE_SOURCES: Readonly<Record<string, number>> = { timeline: 1, friend: 2, group: 3 };

export const shareSource = (channel: string): number | undefined =>
  Object.hasOwn(SHARE_SOURCES, channel) ? SHARE_SOURCES[channel] : undefined;
