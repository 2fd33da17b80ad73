/** True when an earlier page load of this browser ended logged in (`store/session.ts`): the visitor's words would be wrong then. */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem('sdhealth.had-session') !== null;
  } catch {
    return false;
  }
}
