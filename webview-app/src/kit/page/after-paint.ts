/** The maximum wait for a frame in milliseconds. A page that is not painted, such as a hidden page, gets no frame. */
const MAX_WAIT_MS = 250;

/** Runs `task` once in its own task after the next paint, or after `MAX_WAIT_MS` without a paint. */
export function afterPaint(task: () => void): void {
  let isPending = true;
  const runOnce = () => {
    if (isPending) task();
    isPending = false;
  };
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, MAX_WAIT_MS);
}
