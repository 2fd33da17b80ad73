/** Records the components that React renders, through the hook that React offers to its developer tools. */

/** The part of React's fiber that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** One commit: the functions of the components that rendered, outermost first, and the names of the outermost ones, which caused it. */
export interface Commit {
  readonly rendered: readonly unknown[];
  readonly causes: readonly string[];
}

/** React's flag of a fiber whose component was called in this commit. */
const PERFORMED_WORK = 1;

let onCommit: ((root: Fiber) => void) | undefined;

/** The part of React's hook that is used here. The environment of the tests offers it before React is loaded. */
interface Hook {
  onCommitFiberRoot: (renderer: number, root: { readonly current: Fiber }) => void;
}

/** Begins to record commits. */
export function installRenderHook(): void {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as typeof globalThis & {
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
  };
  if (!hook) throw new Error('React was offered no hook: see scripts/vitest/window-environment.ts');
  hook.onCommitFiberRoot = (_, { current }) => onCommit?.(current);
}

/** Resolves to the commits that happen while `act` runs. */
export async function commitsDuring(act: () => Promise<void>): Promise<readonly Commit[]> {
  const recorded: Commit[] = [];
  onCommit = (root) => recorded.push(commitOf(root));
  await act();
  onCommit = undefined;
  return recorded.filter(({ rendered }) => rendered.length > 0);
}

/**
 * The size of a rendered page. `groups` lists the named components with their numbers of fibers, the largest first. A fiber counts only for
 * the nearest named component at or above it.
 */
export interface Drawing {
  readonly fibers: number;
  readonly elements: number;
  readonly groups: readonly string[];
}

/** Resolves to the size of the page in the first commit that renders the named component while `act` runs. */
export async function firstDrawing(component: string, act: () => Promise<void>): Promise<Drawing | undefined> {
  let drawing: Drawing | undefined;
  onCommit = (root) => {
    if (!drawing && commitOf(root).rendered.some((type) => nameOf(type) === component)) drawing = sizeOf(root);
  };
  await act();
  onCommit = undefined;
  return drawing;
}

function sizeOf(root: Fiber): Drawing {
  const groups = new Map<string, { instances: number; fibers: number }>();
  let fibers = 0;
  const visit = (fiber: Fiber, owner: string): void => {
    const component = componentOf(fiber.type);
    const isNamed = typeof component === 'function' && component.name !== '';
    const name = isNamed ? component.name : owner;
    const group = groups.get(name) ?? { instances: 0, fibers: 0 };
    groups.set(name, { instances: group.instances + (isNamed ? 1 : 0), fibers: group.fibers + 1 });
    fibers += 1;
    for (let child = fiber.child; child; child = child.sibling) visit(child, name);
  };
  visit(root, 'the root');
  return {
    fibers,
    elements: document.querySelectorAll('#root *').length,
    groups: [...groups]
      .sort(([, a], [, b]) => b.fibers - a.fibers)
      .map(([name, group]) => `${name}: ${group.fibers} fibers in ${group.instances} instances`),
  };
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
