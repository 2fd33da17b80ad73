/** Tells if an earlier page load of this browser ended logged in (`store/session.ts`). The visitor's texts would be wrong then. */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem('sdhealth.had-session') !== null;
  } catch {
    return false;
  }
}
