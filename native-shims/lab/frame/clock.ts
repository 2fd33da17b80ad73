/** Shifts the clock of a page by `offsetMs`. By default a frame has the machine's clock. Timers are not changed. */
export function moveClock(window: Window & typeof globalThis, offsetMs: number): void {
  if (offsetMs === 0) return;
  const OriginalDate = window.Date;
  const now = () => OriginalDate.now() + offsetMs;
  const ShiftedDate = new Proxy(OriginalDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new OriginalDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  OriginalDate.prototype.constructor = ShiftedDate;
  window.Date = ShiftedDate;
}
