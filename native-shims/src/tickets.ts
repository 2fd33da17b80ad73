/**
 * The tickets for signatures. A backend gets them from WeChat and WeCom, whose clients verify with them. If a shim and a backend share
 * the tickets, signatures are really verified.
 */
export interface Tickets {
  /** The official account's ticket, for `config` in WeChat. */
  jsapi: string;
  /** WeCom's corp ticket, for `config` in WeCom. */
  corp: string;
  /** WeCom's app ticket, for `agentConfig`. Mixing it up with the corp ticket gives error 40093. */
  agent: string;
}

/** The tickets of the embedded backend. `jsapi` is the ticket in the vendor's published signature example. */
export const TICKETS: Tickets = {
  jsapi: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  corp: 'kgt8ON7yVITDhtdwci0qeZ1vQm2yXn0pGq3hS6dLr4tBf5uJcKzWaE9xRoTiYbNm',
  agent: 'agt2HL5vQ8nXc1ZrTy7Wm4KpJd9Sf3Ba6Eg0UiOoNhRxVzCkMwLqPtYsDjFbGe',
};
