/** Replaces `XMLHttpRequest` by the test's `fetch`, so that the embedded backend or the test answers uploads. */
import { vi } from 'vitest';

/** Installs the replacement until the globals are unstubbed. */
export function sendUploadsByFetch(): void {
  vi.stubGlobal('XMLHttpRequest', FetchingUpload);
}

/** Implements the parts of `XMLHttpRequest` that an upload uses. */
class FetchingUpload {
  readonly upload: { onprogress?: unknown; onload?: () => void } = {};
  status = 0;
  responseText = '';
  withCredentials = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly #headers = new Headers();
  readonly #abort = new AbortController();
  #address = '';
  #method = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.#abort.abort();
    this.onabort?.();
    this.onloadend?.();
  }
  send(body: BodyInit): void {
    void this.#send(body);
  }

  async #send(body: BodyInit): Promise<void> {
    const { signal } = this.#abort;
    try {
      const answer = await fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.upload.onload?.();
      if (!signal.aborted) this.onload?.();
    } catch {
      if (!signal.aborted) this.onerror?.();
    }
    if (!signal.aborted) this.onloadend?.();
  }
}
