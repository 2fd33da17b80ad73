/** Six phones don't share their storage: every frame sees only the entries under its own prefix. */
export function separateStorage(window: Window & typeof globalThis, prefix: string): void {
  for (const shelf of ['localStorage', 'sessionStorage'] as const) {
    const own = prefixed(window[shelf], prefix);
    Object.defineProperty(window, shelf, { get: () => own, configurable: true });
  }
}

export function prefixed(storage: Storage, prefix: string): Storage {
  const keys = () =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear() {
      for (const key of keys()) storage.removeItem(prefix + key);
    },
  };
}
