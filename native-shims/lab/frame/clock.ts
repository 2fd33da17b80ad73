/** Shifts the clock of a page by `offsetMs`. By default a frame has the machine's clock. Timers are not changed. */
export function moveClock(window: Window & typeof globalThis, offsetMs: number): void {
  if (offsetMs === 0) return;
  const Real = window.Date;
  const now = () => Real.now() + offsetMs;
  const moved = new Proxy(Real, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new Real(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
  Real.prototype.constructor = moved;
  window.Date = moved;
}
