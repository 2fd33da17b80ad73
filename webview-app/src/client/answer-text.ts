/** Reads the text of an answer up to a limit of bytes. A larger answer is neither kept in memory nor parsed. */

/** The most bytes of an answer, after decompression. The service's largest answers have a hundredth of it. */
export const MOST_ANSWER_BYTES = 8_000_000;

/**
 * Returns the text of an answer, or undefined if it is too large. The rest of it is then not loaded. Rejects with the network's failure.
 */
export async function answerText(
  headers: Headers,
  body: ReadableStream<Uint8Array> | null | undefined,
): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', Number(headers.get('content-length'))];
  if (bytes > MOST_ANSWER_BYTES) return tooLarge(reader);
  bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.length;
    if (bytes > MOST_ANSWER_BYTES) return tooLarge(reader);
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(reader: ReadableStreamDefaultReader<Uint8Array>): undefined {
  reader.cancel().catch(() => undefined);
}
