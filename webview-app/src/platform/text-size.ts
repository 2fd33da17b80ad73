/** The usual sizes in CSS pixels: of text in a browser, and of body text on an iPhone. */
const USUAL = { medium: 16, body: 17 };

/**
 * Returns how much larger than usual the phone, the host or the browser wants texts: 1.3 on an Android phone whose text zoom is 130 %. A
 * page never hears of a change; it measures a text that is not shown.
 */
export function systemTextScale(): number {
  const probe = document.createElement('span');
  document.body.append(probe);
  probe.style.position = 'absolute';
  const sizeAs = (): number => Number.parseFloat(getComputedStyle(probe).fontSize) || 0;
  // A web view's text zoom is in the size that is computed for any text.
  probe.style.fontSize = 'medium';
  const medium = sizeAs() / USUAL.medium;
  probe.style.font = '-apple-system-body';
  const body = probe.style.font === '-apple-system-body' ? sizeAs() / USUAL.body : 0;
  probe.remove();
  return Math.max(medium, body);
}
