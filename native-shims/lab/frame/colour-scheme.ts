/**
 * Emulates a colour scheme, which a frame has no setting for. Replaces conditions on `prefers-color-scheme` by constant conditions in
 * `matchMedia` and, when they load, in style sheets.
 */
const CONDITION = /\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Rewrites a media text as if that colour scheme were active. */
export const forceScheme = (media: string, dark: boolean): string =>
  media.replace(CONDITION, (_, scheme: string) => ((scheme === 'dark') === dark ? ALWAYS : NEVER));

export function setColourScheme(window: Window & typeof globalThis): (dark: boolean) => void {
  const { document } = window;
  const originals = new WeakMap<MediaList, string>();
  let isDark = false;

  const rewriteRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof window.CSSMediaRule) {
        const original = originals.get(rule.media) ?? rule.media.mediaText;
        if (original.includes('prefers-color-scheme')) {
          originals.set(rule.media, original);
          rule.media.mediaText = forceScheme(original, isDark);
        }
      }
      if ('cssRules' in rule && rule.cssRules instanceof window.CSSRuleList) rewriteRules(rule.cssRules);
    }
  };
  const apply = () => {
    for (const sheet of document.styleSheets) {
      try {
        rewriteRules(sheet.cssRules);
      } catch {
        // A sheet of another origin cannot be read.
      }
    }
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  };

  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(forceScheme(query, isDark));
  new window.MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isStyle))) apply();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('load', ({ target }) => target instanceof window.HTMLLinkElement && apply(), true);

  return (dark) => {
    isDark = dark;
    apply();
  };
}

const isStyle = (node: Node) => ['STYLE', 'LINK'].includes(node.nodeName) || node.parentNode?.nodeName === 'STYLE';
