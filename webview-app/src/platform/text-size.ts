/** The usual sizes in CSS pixels: of text in a browser, and of body text on an iPhone. */
const USUAL_SIZES = { medium: 16, body: 17 };

/**
 * Returns the text scale that the phone, the host or the browser sets: 1.3 on an Android phone whose text zoom is 130 %. It measures an
 * invisible text, because a page gets no event for a change.
 */
export function systemTextScale(): number {
  const probe = document.createElement('span');
  document.body.append(probe);
  probe.style.position = 'absolute';
  const fontSize = (): number => Number.parseFloat(getComputedStyle(probe).fontSize) || 0;
  // A web view's text zoom is part of the computed size of any text.
  probe.style.fontSize = 'medium';
  const medium = fontSize() / USUAL_SIZES.medium;
  probe.style.font = '-apple-system-body';
  const body = probe.style.font === '-apple-system-body' ? fontSize() / USUAL_SIZES.body : 0;
  probe.remove();
  return Math.max(medium, body);
}
