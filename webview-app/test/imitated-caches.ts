/** Imitates the browser's caches, in memory. */
export function imitatedCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return {
      put: async (key: string, answer: Response) => void cache.set(key, answer),
      delete: async (key: string) => cache.delete(key),
      keys: async () => [...cache.keys()],
    };
  };
  const match = async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(key)?.clone();
  return {
    ...{ open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) },
    /** Returns the addresses in each cache. */
    stored: () => [...all].map(([name, cache]) => [name, ...cache.keys()]),
  };
}
