/** Counts what React renders, through the hook that React offers to its developer tools. */

/** The part of React's fiber that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** One commit: the names of the components that rendered, outermost first, and the outermost ones, which caused it. */
export interface Commit {
  readonly rendered: readonly unknown[];
  readonly causes: readonly string[];
}

/** React's flag of a fiber whose component was called in this commit. */
const PERFORMED_WORK = 1;

let commits: Commit[] | undefined;

/** Begins to record commits. React reads the hook when it is loaded, so this is called before the page is opened. */
export function installRenderHook(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => commits?.push(commitOf(current)),
    },
  });
}

/** Resolves to the commits that happen while `act` runs. */
export async function commitsDuring(act: () => Promise<void>): Promise<readonly Commit[]> {
  const recorded: Commit[] = [];
  commits = recorded;
  await act();
  commits = undefined;
  return recorded.filter(({ rendered }) => rendered.length > 0);
}

function commitOf(root: Fiber): Commit {
  const rendered: unknown[] = [];
  const causes: string[] = [];
  const visit = (fiber: Fiber, isCaused: boolean): void => {
    const { alternate } = fiber;
    const hasRendered =
      typeof componentOf(fiber.type) === 'function' && (alternate === null || (fiber.flags & PERFORMED_WORK) !== 0);
    if (hasRendered) rendered.push(componentOf(fiber.type));
    if (hasRendered && !isCaused) causes.push(nameOf(fiber.type));
    // A subtree that React did not visit is the same in both trees.
    if (alternate?.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, isCaused || hasRendered);
  };
  visit(root, false);
  return { rendered, causes };
}

/** Returns the function of a component, also of one in `memo` or `forwardRef`. */
function componentOf(type: unknown): unknown {
  const { type: inner, render } = (typeof type === 'object' && type !== null ? type : {}) as Record<string, unknown>;
  return inner ?? render ?? type;
}

const nameOf = (type: unknown): string => {
  const component = componentOf(type);
  return typeof component === 'function' ? component.name || 'a component without a name' : 'an element';
};
