/** The type of this build: `web` (split, history addresses) or `single` (one file, hash addresses). Dev and tests are `web`. */
declare const __BUILD__: 'web' | 'single';

/** The version of this build: that of `webview-app/package.json`. */
declare const __VERSION__: string;

/** The backend's origin in a single-file build. '' if the page's own meta tag defines it. */
declare const __API_ORIGIN__: string;

/** The public web address in a single-file build. '' in the web build, which uses its own origin. */
declare const __WEB_ORIGIN__: string;

/** The used part of Trusted Types. Not in every browser. */
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
/** The rules by which a policy converts text to markup. */
interface TextRules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}
type HtmlPolicy = import('trusted-types/lib/index.js').TrustedTypePolicy;
interface Window {
  readonly trustedTypes?: TrustedTypes;
}
