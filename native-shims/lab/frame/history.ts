/**
 * Implements a separate history for each frame. A browser has one history for a page and all its frames, so going back in one phone could
 * go back in another. The lab page stores a frame's steps instead, and the browser's history never grows.
 */
export interface Step {
  url: string;
  state: unknown;
  /** The number of the page load that created the step. A step of another load needs a reload. */
  load: number;
}

export interface Trail {
  steps: Step[];
  index: number;
}

export interface HistoryOptions {
  trail: Trail;
  onNavigate(address: string): void;
}

export function separateHistory(window: Window & typeof globalThis, { trail, onNavigate }: HistoryOptions): void {
  const { history, location } = window;
  const load = Date.now();
  const replace = history.replaceState.bind(history);
  const currentAddress = () => location.pathname + location.search + location.hash;
  const step = (state: unknown): Step => ({ url: currentAddress(), state, load });

  const current = trail.steps[trail.index];
  if (current && current.url === currentAddress()) trail.steps[trail.index] = step(history.state);
  else push(history.state);
  onNavigate(currentAddress());

  function push(state: unknown): void {
    trail.steps.splice(trail.index + 1, Infinity, step(state));
    trail.index = trail.steps.length - 1;
  }

  function go(delta: number): void {
    if (delta === 0) return location.reload();
    const target = trail.steps[trail.index + delta];
    if (!target) return;
    trail.index += delta;
    if (target.load !== load) return location.replace(target.url);
    replace(target.state, '', target.url);
    onNavigate(currentAddress());
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: target.state }));
  }

  const frameHistory = {
    pushState(state: unknown, _unused: string, url?: string | URL | null) {
      replace(state, '', url);
      push(state);
      onNavigate(currentAddress());
    },
    replaceState(state: unknown, _unused: string, url?: string | URL | null) {
      replace(state, '', url);
      trail.steps[trail.index] = step(state);
      onNavigate(currentAddress());
    },
    go: (delta = 0) => void window.setTimeout(() => go(delta), 0),
    back: () => frameHistory.go(-1),
    forward: () => frameHistory.go(1),
  };
  Object.assign(history, frameHistory);
  Object.defineProperty(history, 'length', { get: () => trail.steps.length, configurable: true });
}
