/** Reads the text of an answer up to a limit of bytes. A larger answer is neither kept in memory nor parsed. */

/** The largest accepted answer in bytes, after decompression. The service's largest answers are a hundredth of it. */
export const MAX_ANSWER_BYTES = 8_000_000;

/**
 * Returns the text of an answer, or undefined if it is too large. It then stops loading. Rejects with the network's error.
 */
export async function answerText(
  headers: Headers,
  body: ReadableStream<Uint8Array> | null | undefined,
): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', Number(headers.get('content-length'))];
  if (bytes > MAX_ANSWER_BYTES) return cancelReading(reader);
  bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.length;
    if (bytes > MAX_ANSWER_BYTES) return cancelReading(reader);
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

function cancelReading(reader: ReadableStreamDefaultReader<Uint8Array>): undefined {
  reader.cancel().catch(() => undefined);
}
