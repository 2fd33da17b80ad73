/**
 * Runs works of one name one after the other, in all tabs of this browser. Where the browser has no locks, or refuses them, the work runs
 * at once: the service decides then.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(`sdhealth.${name}`, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
