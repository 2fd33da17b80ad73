/** Recognizes globals of the test tools, which change them between files. */
const isToolGlobal = (name: string) => /^__(vitest|stryker)/.test(name) || name === 'console';

/**
 * Remembers the globals of a process. The returned function restores them, except those named in `later`, which were
 * added afterwards and stay.
 */
export function rememberGlobals(global: object): (later: ReadonlySet<string>) => void {
  const remembered = Object.getOwnPropertyDescriptors(global) as Record<string, PropertyDescriptor>;
  return (later) => {
    for (const name of Object.getOwnPropertyNames(global))
      if (!Object.hasOwn(remembered, name) && !later.has(name) && !isToolGlobal(name))
        Reflect.deleteProperty(global, name);
    for (const [name, previous] of Object.entries(remembered)) {
      const current = Object.getOwnPropertyDescriptor(global, name);
      const isSame = current && current.value === previous.value && current.get === previous.get;
      if (!isSame && !isToolGlobal(name)) Reflect.defineProperty(global, name, previous);
    }
  };
}
