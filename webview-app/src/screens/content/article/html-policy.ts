/**
 * Creates the app's only Trusted Types policy that turns text into markup. Only the sanitiser gets it, to parse in a separate document.
 * The page's policy allows no second policy of this name (H08).
 */
export const HTML_POLICY = 'article-html';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- belongs to the program, not to a person
let policy: HtmlPolicy | undefined;

/** Returns the policy, or undefined in a browser without Trusted Types. Throws if the page's policy does not allow it. */
export function htmlPolicy(): HtmlPolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy(HTML_POLICY, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('an article has no scripts');
    },
  });
  return policy;
}
