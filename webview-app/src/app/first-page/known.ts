/** Returns whether an earlier page load of this browser ended logged in (`store/session.ts`). The texts for visitors would then be wrong. */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem('sdhealth.had-session') !== null;
  } catch {
    return false;
  }
}
