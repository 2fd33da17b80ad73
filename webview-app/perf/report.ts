/** Renders the report of a performance run as one HTML page: a table of figures, the budgets and notes. */
import { STATIC } from './contenders.ts';
import { FIGURES, type FigureName, type Results, ratioOf, shown } from './figures.ts';
import { type Verdict, written } from './limits.ts';

export interface Report {
  readonly results: Results;
  readonly verdicts: readonly Verdict[];
  readonly notes: readonly string[];
  readonly rounds: number;
  readonly at: Date;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1100px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 24px; } h2 { font-size: 17px; margin: 32px 0 8px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px; border-bottom: 1px solid #8884; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td small { opacity: 0.65; margin-left: 6px; }
.ours { font-weight: 600; }
.OVER, .not { color: #c2261d; font-weight: 600; } .above { color: #b46a00; } .ok { color: #0a7c62; }
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const isOurs = (name: string): boolean => name.startsWith('this app');
const names = Object.keys(FIGURES) as FigureName[];

export function reportPage({ results, verdicts, notes, rounds, at }: Report): string {
  const head = [...results.keys()]
    .map((name) => `<th${isOurs(name) ? ' class="ours"' : ''}>${escaped(name)}</th>`)
    .join('');
  const rows = names.map((name) => {
    const { title, unit } = FIGURES[name];
    const cells = [...results].map(([contender, figures]) => {
      const ratio = ratioOf(results, contender, name);
      const times = contender === STATIC || !Number.isFinite(ratio) ? '' : `<small>${ratio.toFixed(1)}x</small>`;
      return `<td${isOurs(contender) ? ' class="ours"' : ''}>${shown(name, figures[name])}${times}</td>`;
    });
    return `<tr><td>${title}${unit && `, ${unit}`}</td>${cells.join('')}</tr>`;
  });
  const budgets = verdicts.map(
    ({ limit, value, word }) =>
      `<tr><td>${escaped(limit.contender)}: ${FIGURES[limit.figure].title}${limit.as === 'ratio' ? ` (times the ${escaped(limit.to ?? STATIC)})` : ''}</td><td>${written(limit, value)}</td><td>${written(limit, limit.goal)}</td><td>${written(limit, limit.most)}</td><td class="${word.split(' ')[0]}">${word}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Performance</title><style>${STYLE}</style></head><body>
<h1>Performance, side by side</h1>
<p>${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${rounds} rounds, all contenders in turn in each; medians; memory once. Small figures: times the static page.</p>
<div class="scroll"><table><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
<h2>Budgets</h2>
<div class="scroll"><table><thead><tr><th></th><th>measured</th><th>goal</th><th>most</th><th></th></tr></thead><tbody>${budgets.join('\n')}</tbody></table></div>
<h2>How it is measured</h2>
<ul>
<li>Slow 4G: 562.5 ms a request, 1.47 Mbit/s, as the browser's own tools throttle it; CPU/4: a processor four times slower. Files travel with gzip from one server program on this machine.</li>
<li>Home is ready after the frame in which its first and its last texts can be seen. The first tap is made at that moment, and again every two seconds until it is answered.</li>
<li>A tap is acknowledged by the first visible sign: the pressed look, another address, or the next screen. Its content is there when the next screen's own words can be seen.</li>
<li>“Finished markup, swapped” has the static page's three screens in one document and puts them in each other's place: what a change takes there is the browser's own part of it.</li>
<li>Cold main-thread work is the main thread's own time (not the clock's) until a first visit is quiet, at full speed. Transfer counts page, programs, styles, words and data.</li>
<li>“Back” and “again” are the medians of five steps between the list and the detail in each round.</li>
<li>The backend's pictures are drawings; here they are photographs (WebP), as a real service has them.</li>
<li>Service workers are off. Peers have their content in their program; this app asks a server for it.</li>
${notes.map((note) => `<li>${escaped(note)}</li>`).join('\n')}
</ul></body></html>
`;
}
