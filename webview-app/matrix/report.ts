/** Renders the report of a matrix run as one page without a program. Only its pictures are separate files. */
import { groupsOf } from '../../scripts/workspace/lists.ts';
import { cellName, pictureFile } from './result.ts';
import { isGood, type Judged, slowest } from './results.ts';

/** The number of slowest pages in the report. */
const SLOWEST_COUNT = 15;

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-width: 1500px; }
th, td { text-align: left; padding: 4px 16px 4px 0; }
.bad { color: light-dark(#c62828, #ef9a9a); }
ul.hosts { display: flex; gap: 12px; overflow-x: auto; list-style: none; padding: 4px; }
li { flex: 0 0 200px; }
img { display: block; width: 200px; height: 433px; object-fit: cover; object-position: top; border: 1px solid #8886; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
body:has(#failed:checked) section:not(.failed), body:has(#differs:checked) section:not(.differs) { display: none; }
`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface ReportWords {
  readonly title: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  /** Sentences about the declared differences between hosts. */
  readonly meant: readonly string[];
  /** The line that the command prints. */
  readonly line: string;
  /** Findings about the table of declared differences. */
  readonly stale: readonly string[];
  readonly hasPicture: (file: string) => boolean;
}

export function reportOf(cells: readonly Judged[], words: ReportWords): string {
  const { title, meant, line, stale } = words;
  const slow = slowest(cells, SLOWEST_COUNT).map(
    ({ route, medianMs, worstMs, worst }) =>
      `<tr><th scope="row">${escapeHtml(route)}</th><td>${seconds(medianMs)}</td><td>${seconds(worstMs)}</td><td>${escapeHtml(worst)}</td></tr>`,
  );
  const screens = [...groupsOf(cells, ({ route, state }) => `${route} ${state}`).values()];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${escapeHtml(line)}</p>
${stale.map((value) => `<p class="bad">${escapeHtml(value)}</p>`).join('\n')}
<h2>By host and state</h2>
${countsOf(cells, words)}
<h2>The slowest pages</h2>
<p>The time from the address, or from the fault, to a page at rest.</p>
<table><thead><tr><th>Page</th><th>Median</th><th>Worst</th><th>Worst on</th></tr></thead><tbody>
${slow.join('\n')}
</tbody></table>
<h2>Differences that are meant</h2>
<ul>${meant.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>
<h2>Screens side by side</h2>
<label><input type="checkbox" id="failed">Only what failed</label>
<label><input type="checkbox" id="differs">Only where hosts differ</label>
${screens.map((group) => sectionOf(group, words)).join('\n')}
</html>
`;
}

/** Returns one screen in one state: a picture and the findings of each host. */
function sectionOf(cells: readonly Judged[], { hosts, states, hasPicture }: ReportWords): string {
  const [first] = cells;
  if (!first) return '';
  const details = (label: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `<details><summary class="bad">${label}: ${lines.length}</summary><pre>${escapeHtml(lines.join('\n'))}</pre></details>`;
  const phones = cells.map((cell) => {
    const picture = pictureFile(cellName(cell));
    const image = hasPicture(picture) ? `<a href="${picture}"><img src="${picture}" loading="lazy" alt=""></a>` : '';
    const label = `${escapeHtml(hosts[cell.host] ?? cell.host)}, ${seconds(cell.ms)}${isGood(cell) ? ', good' : ''}`;
    return `<li>${image}${label}${details('Wrong', cell.findings)}${details('Other than most hosts', cell.differences)}</li>`;
  });
  const classes = [
    cells.every(isGood) ? '' : 'failed',
    cells.some(({ differences }) => differences.length > 0) ? 'differs' : '',
  ];
  const heading = escapeHtml(`${first.title ?? ''} ${first.route}, ${states[first.state] ?? first.state}`);
  return `<section class="${classes.join(' ')}"><h3>${heading}</h3><ul class="hosts">${phones.join('')}</ul></section>`;
}

/** Returns the table of counts: a row for each state, a column for each host with a cell. */
function countsOf(cells: readonly Judged[], { hosts, states }: ReportWords): string {
  const hostIds = Object.keys(hosts).filter((id) => cells.some(({ host }) => host === id));
  const cell = (host: string, state: string): string => {
    const cellsOfPair = cells.filter((result) => result.host === host && result.state === state);
    const failed = cellsOfPair.filter((result) => !isGood(result)).length;
    if (cellsOfPair.length === 0) return '<td></td>';
    return failed
      ? `<td class="bad">${failed} of ${cellsOfPair.length} failed</td>`
      : `<td>${cellsOfPair.length} good</td>`;
  };
  const head = hostIds.map((id) => `<th>${escapeHtml(hosts[id] ?? id)}</th>`);
  const rows = Object.entries(states).map(
    ([id, name]) => `<tr><th>${escapeHtml(name)}</th>${hostIds.map((host) => cell(host, id)).join('')}</tr>`,
  );
  return `<table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
