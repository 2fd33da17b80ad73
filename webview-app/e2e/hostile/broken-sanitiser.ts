/** Programs that take the sanitiser's place in the real build: the file of the build is answered with them. A shipped build has neither. */

/** Lets everything through to the drawing. */
export const IDENTITY = `
export const purified = (html, policy) => {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
};`;

/** Stands between two payloads of one article. */
export const NEXT = '\u0002next\u0002';

/**
 * Puts everything into the page itself, scripts included, as if sanitiser and drawing both failed: then the page's policy stands alone.
 * A fragment made of a range runs its scripts where markup of `innerHTML` would not.
 */
export const NO_WALLS = `
export const purified = (html, policy) => {
  for (const one of html.split('${NEXT}')) {
    const box = document.createElement('div');
    document.body.append(box);
    const range = document.createRange();
    range.selectNodeContents(box);
    box.append(range.createContextualFragment(policy.createHTML(one)));
  }
  return document.createDocumentFragment();
};`;
