/** Parses an address, or returns undefined if it is invalid. `URL.canParse` exists only from Safari 17 on. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
