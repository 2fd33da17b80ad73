/** Runs `task` on its own once the next frame is painted; in a page that is hidden, once it is seen again. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
