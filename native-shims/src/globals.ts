/** Overrides properties of a window, and restores them without a trace. */
export interface Globals {
  set(target: object, key: string, value: unknown): void;
  get(target: object, key: string, get: () => unknown): void;
  restore(): void;
}

export function borrowGlobals(): Globals {
  const undo: Array<() => void> = [];
  const define = (target: object, key: string, descriptor: PropertyDescriptor) => {
    const previous = Object.getOwnPropertyDescriptor(target, key);
    Object.defineProperty(target, key, { configurable: true, ...descriptor });
    undo.push(() => {
      if (previous) Object.defineProperty(target, key, previous);
      else Reflect.deleteProperty(target, key);
    });
  };
  return {
    set: (target, key, value) => define(target, key, { value, writable: true, enumerable: true }),
    get: (target, key, get) => define(target, key, { get, enumerable: true }),
    restore() {
      for (const undoOne of undo.splice(0).reverse()) undoOne();
    },
  };
}
