import { h } from './element.ts';

/** Hands the text to the user's browser as a file. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = h('a', { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
