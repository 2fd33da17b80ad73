/** Holds the report's style and its program, a plain script because the page opens from a file. `report.ts` adds the data. */

export const STYLE = `
:root { color-scheme: light dark; --line: #8886; --bad: #c62828; --good: #2e7d32; --soft: #8881; }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-width: 1500px; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 32px 0 8px; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; padding: 12px 0; margin: 16px 0; background: Canvas; border-bottom: 1px solid var(--line); }
label { display: grid; font-size: 13px; } label.check { display: flex; gap: 6px; align-items: center; font-size: 15px; min-height: 36px; }
select, input[type=search] { font: inherit; min-height: 36px; padding: 4px 8px; }
table { display: block; overflow-x: auto; border-collapse: collapse; } th, td { text-align: left; padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.good { color: var(--good); } .bad { color: var(--bad); } @media (prefers-color-scheme: dark) { .good { color: #81c784; } .bad { color: #ef9a9a; } }
#screens > :first-child { border-top: 0; padding-top: 0; }
#count { min-height: 36px; align-content: center; }
section.screen { border-top: 1px solid var(--line); padding: 16px 0; }
section.screen h3 { font-size: 16px; margin: 0 0 8px; } section.screen h3 small { font-weight: 400; }
@media (max-width: 700px) { form { position: static; } }
ul.hosts { display: flex; gap: 12px; overflow-x: auto; list-style: none; margin: 0; padding: 4px 4px 12px; }
ul.hosts > li { flex: 0 0 200px; } figure { margin: 0; } figcaption { font-size: 13px; } 
img { display: block; width: 200px; height: 433px; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); }
li.failed img { border: 2px solid var(--bad); }
details { font-size: 13px; } summary { cursor: pointer; min-height: 24px; } pre { overflow-x: auto; background: var(--soft); padding: 8px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; }
:focus-visible { outline: 3px solid #1976d2; outline-offset: 2px; }
`;

export const PROGRAM = `
const { cells, hosts, states } = JSON.parse(document.getElementById('cells').textContent);
const form = document.querySelector('form');
const list = document.getElementById('screens');
const count = document.getElementById('count');
const STEP = 40;
let shown = STEP;
const isFailed = (cell) => cell.findings.length > 0 || cell.differences.length > 0;
const make = (name, words, className) => {
  const element = document.createElement(name);
  if (words !== undefined) element.textContent = words;
  if (className) element.className = className;
  return element;
};
function chosen() {
  const { host, area, state, words, differs, failed } = Object.fromEntries([...form.elements].map((one) => [one.name, one.type === 'checkbox' ? one.checked : one.value]));
  const groups = new Map();
  for (const cell of cells) {
    if ((area && cell.route.split('.')[0] !== area) || (state && cell.state !== state)) continue;
    if (words && !(cell.route + ' ' + cell.title + ' ' + cell.findings.join(' ')).toLowerCase().includes(words.toLowerCase())) continue;
    const key = cell.route + ' ' + cell.state;
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  // A host is looked at among the others; a row is left out where this host has nothing to show.
  const isSelected = (cell) => !host || cell.host === host;
  return [...groups.values()].filter((group) =>
    group.some(isSelected) &&
    (!failed || group.some((cell) => isSelected(cell) && isFailed(cell))) &&
    (!differs || group.some((cell) => isSelected(cell) && cell.differences.length > 0)));
}
function phone(cell) {
  const item = make('li', undefined, isFailed(cell) ? 'failed' : '');
  const figure = make('figure');
  if (cell.picture) {
    const link = make('a');
    link.href = cell.picture;
    const image = make('img');
    Object.assign(image, { src: cell.picture, loading: 'lazy', alt: hosts[cell.host] + ', ' + states[cell.state] });
    link.append(image);
    figure.append(link);
  }
  figure.append(make('figcaption', hosts[cell.host] + ', ' + (cell.ms / 1000).toFixed(1) + ' s'));
  item.append(figure);
  const parts = [['wrong', 'Wrong', cell.findings], ['other', 'Other than most hosts', cell.differences]];
  for (const [, title, lines] of parts) {
    if (lines.length === 0) continue;
    const details = make('details');
    details.append(make('summary', title + ': ' + lines.length, 'bad'), make('pre', lines.join('\\n')));
    item.append(details);
  }
  if (!isFailed(cell)) item.append(make('span', 'Good', 'good'));
  return item;
}
function draw() {
  const groups = chosen();
  list.replaceChildren(...groups.slice(0, shown).map((group) => {
    const section = make('section', undefined, 'screen');
    const heading = make('h3', group[0].title + ' ');
    heading.append(make('small', group[0].route + ', ' + states[group[0].state]));
    const phones = make('ul', undefined, 'hosts');
    phones.append(...group.map(phone));
    section.append(heading, phones);
    return section;
  }));
  count.textContent = groups.length + ' screens and states' + (groups.length > shown ? ', the first ' + shown + ' of them here' : '');
  document.getElementById('more').hidden = groups.length <= shown;
}
form.addEventListener('input', () => { shown = STEP; draw(); });
form.addEventListener('submit', (event) => event.preventDefault());
document.getElementById('more').addEventListener('click', () => { shown += STEP; draw(); });
draw();
`;
