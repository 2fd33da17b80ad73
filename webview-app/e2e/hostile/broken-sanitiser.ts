/** Programs that take the sanitiser's place in the real build: the file of the build is answered with them. A shipped build has neither. */

/** Lets everything through to the drawing. */
export const IDENTITY = `
export const purify = (html, policy) => {
  window.sanitiserIsReplaced = true;
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
};`;

/** Separates payloads of an article. */
export const NEXT = '\u0002next\u0002';

/**
 * Inserts everything into the page, including scripts, as if sanitiser and drawing both failed. Only the policy is left. A fragment of a
 * range runs its scripts, unlike markup of `innerHTML`.
 */
export const NO_WALLS = `
export const purify = (html, policy) => {
  window.sanitiserIsReplaced = true;
  for (const one of html.split('${NEXT}')) {
    const box = document.createElement('div');
    document.body.append(box);
    const range = document.createRange();
    range.selectNodeContents(box);
    box.append(range.createContextualFragment(policy.createHTML(one)));
  }
  return document.createDocumentFragment();
};`;
