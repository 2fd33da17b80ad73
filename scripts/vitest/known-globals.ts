/** Recognizes globals of the test tools, which change them between files. */
const isOfTools = (name: string) => /^__(vitest|stryker)/.test(name) || name === 'console';

/**
 * Remembers the globals of a process. The returned function restores them, except those named in `later`, which were
 * added afterwards and stay.
 */
export function rememberGlobals(global: object): (later: ReadonlySet<string>) => void {
  const remembered = Object.getOwnPropertyDescriptors(global) as Record<string, PropertyDescriptor>;
  return (later) => {
    for (const name of Object.getOwnPropertyNames(global))
      if (!Object.hasOwn(remembered, name) && !later.has(name) && !isOfTools(name))
        Reflect.deleteProperty(global, name);
    for (const [name, previous] of Object.entries(remembered)) {
      const now = Object.getOwnPropertyDescriptor(global, name);
      const isSame = now && now.value === previous.value && now.get === previous.get;
      if (!isSame && !isOfTools(name)) Reflect.defineProperty(global, name, previous);
    }
  };
}
