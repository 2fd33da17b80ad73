/** The longest wait for a frame: a page that is not painted, such as a hidden one, gets none. Milliseconds. */
const PATIENCE_MS = 250;

/** Runs `task` once in its own task after the next paint, or after `PATIENCE_MS` without one. */
export function afterPaint(task: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) task();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE_MS);
}
