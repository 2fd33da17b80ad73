/** Parses an address; undefined for what is none. `URL.canParse` does the same, from Safari 17 on only. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
