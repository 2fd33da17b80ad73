/** Returns the names with short version numbers of a user agent: `Chrome/120.0 MicroMessenger/8.0`. A phone's model is left out. */
export const agentOf = (userAgent: string): string =>
  (userAgent.match(/\b[a-z]+\/\d{1,4}(?:\.\d{1,4})?\b/gi) ?? []).join(' ');
