/** The kind of this build: `web` (split, history addresses) or `single` (one file, hash addresses). Dev and tests are `web`. */
declare const __BUILD__: 'web' | 'single';

/** Origin of the backend of a single file, from its build; an empty text where the page's own meta tag decides. */
declare const __API_ORIGIN__: string;

/** The public web address of a single file, from its build; an empty text in the web build, whose own origin it is. */
declare const __WEB_ORIGIN__: string;

/** Trusted Types, as far as they are used here; not in every browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
  createPolicy(
    name: 'piece',
    rules: { readonly createScript: (name: string) => string },
  ): { createScript(name: string): string };
  createPolicy(name: 'article-html', rules: TextRules): HtmlPolicy;
}
/** The rules of a policy by which text becomes markup. */
interface TextRules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}
type HtmlPolicy = import('trusted-types/lib/index.js').TrustedTypePolicy;
interface Window {
  readonly trustedTypes?: TrustedTypes;
}
