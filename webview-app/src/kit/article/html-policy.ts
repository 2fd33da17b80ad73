/**
 * The one Trusted Types policy of this app that lets text become markup. The sanitiser parses by it, in a document of its own; nobody else
 * gets it, and the page's policy lets no second one of its name be made (H08).
 */
export const HTML_POLICY = 'article-html';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
let policy: HtmlPolicy | undefined;

/** Returns the policy; undefined in a browser without Trusted Types. Throws where the page's policy does not name it. */
export function htmlPolicy(): HtmlPolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy(HTML_POLICY, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('an article has no scripts');
    },
  });
  return policy;
}
