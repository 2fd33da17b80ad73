/** The style sheet. Lengths are in px, because the page may change rem. Text has a contrast of 4.5:1 in both colour schemes. */
const CSS = `
:host { all: initial; display: block; color-scheme: light dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.root {
  --page: #f4f6f8; --surface: #fff; --ink: #14202b; --soft: #4a5967; --line: #d9e0e6; --control: #74828f;
  --brand: #0a5fa8; --good: #0b6b3a; --bad: #b3261e; --tint: #e3effa; --goodTint: #e0f3e8; --badTint: #fdebe9;
  color: var(--ink); background: var(--page); font: 15px/1.45 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Microsoft YaHei", Roboto, sans-serif;
  -webkit-text-size-adjust: 100%; text-align: start;
}
@media (prefers-color-scheme: dark) {
  .root {
    --page: #10161c; --surface: #1a222a; --ink: #e8eef4; --soft: #a9b6c2; --line: #313d48; --control: #8593a0;
    --brand: #7cb8ee; --good: #7fd3a3; --bad: #ff9d94; --tint: #17324b; --goodTint: #153726; --badTint: #4a1f1c;
  }
}
dialog.root {
  position: fixed; inset: auto 0 0; width: 100%; max-width: 720px; height: 86vh; max-height: none; margin: 0 auto; padding: 0;
  border: 0; border-radius: 16px 16px 0 0; box-shadow: 0 -8px 40px rgb(0 0 0 / 30%); overflow: hidden; z-index: 2147483647;
}
dialog.root:not([open]) { display: none; }
dialog::backdrop { background: rgb(9 18 28 / 50%); }
.sheet { display: flex; flex-direction: column; height: 100%; }
header { display: flex; align-items: center; padding: 4px 4px 0 16px; }
h2 { flex: 1; min-width: 0; margin: 0; font-size: 17px; font-weight: 600; overflow-wrap: anywhere; }
button, input, textarea { font: inherit; color: inherit; }
button { min-height: 44px; padding: 8px 14px; border: 1px solid var(--control); border-radius: 10px; background: var(--surface); cursor: pointer; }
button.close { min-width: 44px; border: 0; background: none; font-size: 18px; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px; }
h2:focus { outline: 0; }
.panel { display: flex; flex-direction: column; flex: 1; min-height: 0; }
.tabs { display: flex; border-bottom: 1px solid var(--line); }
.tabs button { flex: 1 1 auto; min-width: 0; padding: 8px 4px; border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; color: var(--soft); }
.tabs button[aria-selected="true"] { border-color: var(--brand); color: var(--brand); font-weight: 600; }
.content { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 12px 16px calc(16px + env(safe-area-inset-bottom)); -webkit-overflow-scrolling: touch; }
.content > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
p { margin: 0; }
.status { padding: 0 16px; }
.status p:not(:empty) { padding: 8px 0 calc(8px + env(safe-area-inset-bottom)); }
.soft { color: var(--soft); font-size: 13px; }
dl, ul { margin: 0; padding: 0 12px; list-style: none; border-radius: 12px; background: var(--surface); }
dl > div { display: flex; gap: 12px; padding: 9px 0; }
dl > div + div, li + li { border-top: 1px solid var(--line); }
dt { flex: 0 0 36%; color: var(--soft); }
dd { flex: 1; min-width: 0; margin: 0; overflow-wrap: anywhere; }
li { padding: 9px 0; }
li > * + * { margin-top: 3px; }
ul:empty { display: none; }
.ends { display: flex; align-items: baseline; gap: 8px; }
.line { display: flex; flex: 1; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
.name { font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.time { flex: none; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.tag { padding: 1px 8px; border-radius: 99px; font-size: 13px; overflow-wrap: anywhere; }
.good { background: var(--goodTint); color: var(--good); }
.bad { background: var(--badTint); color: var(--bad); }
.plain { background: var(--tint); color: var(--brand); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.buttons button { flex: 1 0 auto; }
label { display: block; color: var(--soft); font-size: 13px; }
input, textarea { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 10px; background: var(--surface); font-size: 16px; color: var(--ink); }
textarea, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
li.message { padding: 0; }
summary { padding: 11px 0; cursor: pointer; list-style: none; min-height: 44px; }
summary::-webkit-details-marker { display: none; }
pre { margin: 0 0 10px; padding: 10px; border-radius: 8px; background: var(--page); white-space: pre-wrap; overflow-wrap: anywhere; }
.arrow { flex: none; width: 18px; color: var(--soft); }
`;

/**
 * Adds the style sheet to a shadow root. A constructed sheet is allowed by every Content-Security-Policy. Engines without them get a
 * `<style>`, which needs the policy's nonce.
 */
export function addStyle(root: ShadowRoot, nonce?: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    if (nonce) style.nonce = nonce;
    style.textContent = CSS;
    root.appendChild(style);
  }
}
