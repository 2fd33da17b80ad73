/** Programs that replace the sanitiser's file of the build in tests. A shipped build contains neither. */

/** Passes every article on to the renderer unchanged. */
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
 * Inserts all markup into the page, including scripts, as if sanitiser and renderer had both failed. Only the policy remains. A
 * fragment of a range runs its scripts, unlike markup of `innerHTML`.
 */
export const NO_WALLS = `
export const purify = (html, policy) => {
  window.sanitiserIsReplaced = true;
  for (const payload of html.split('${NEXT}')) {
    const box = document.createElement('div');
    document.body.append(box);
    const range = document.createRange();
    range.selectNodeContents(box);
    box.append(range.createContextualFragment(policy.createHTML(payload)));
  }
  return document.createDocumentFragment();
};`;
