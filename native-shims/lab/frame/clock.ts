/** Gives a page a clock of its own: a frame has that of the machine. Timers run as ever. */
export function moveClock(window: Window & typeof globalThis, offsetMs: number): void {
  if (offsetMs === 0) return;
  const Real = window.Date;
  const now = () => Real.now() + offsetMs;
  const moved = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Real(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
  Real.prototype.constructor = moved;
  window.Date = moved;
}
