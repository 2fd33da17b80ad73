/** A page that is not painted, because it is hidden or for another reason, has no frames. Milliseconds. */
const PATIENCE_MS = 250;

/** Runs `task` on its own once the next frame is painted, or after a while without one. */
export function afterPaint(task: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) task();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE_MS);
}
