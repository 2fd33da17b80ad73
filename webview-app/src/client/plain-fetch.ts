/**
 * Sends as ofetch does what the client asks of it: texts, once, whatever the status. Builds take it in the place of ofetch, which reads
 * other answers, tries again and calls hooks as well, and is several times as large. A test compares what the two send and answer.
 */
interface Sending extends Omit<RequestInit, 'body' | 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | FormData | Readonly<Record<string, unknown>>;
}

export const ofetch = {
  /** Returns the answer with its text as `_data`. Rejects where there is none. */
  async raw(address: string, { body, headers, ...call }: Sending): Promise<Response & { _data: string }> {
    const sent = new Headers(headers);
    const isPlain = body && !(body instanceof URLSearchParams || body instanceof FormData);
    if (isPlain) sent.set('Content-Type', 'application/json');
    const response = await fetch(address, {
      ...call,
      headers: sent,
      ...(body && { body: isPlain ? JSON.stringify(body) : body }),
    });
    return Object.assign(response, { _data: await response.text() });
  },
};
