/** Defines the codes with which the switch closes a socket, in addition to session codes (`client/codes.ts`). */

/** The agent is signed in on another page, which has taken over. */
export const ELSEWHERE = 40970;
