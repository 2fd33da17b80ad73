/** Renders the report of a matrix run as one page. Only its pictures are separate files. */
import { PROGRAM, STYLE } from './report-page.ts';
import { areaOf, cellName, pictureFile } from './result.ts';
import { isGood, type Judged, slowest } from './results.ts';

/** The number of slowest pages in the report. */
const SLOWEST_COUNT = 15;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface ReportWords {
  readonly title: string;
  /** The names of hosts and states. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  /** Sentences about the declared differences between hosts. */
  readonly meant: readonly string[];
  /** The line that the command prints. */
  readonly line: string;
  /** Findings about the table of declared differences. */
  readonly stale: readonly string[];
  /** Tells if the file of a cell's picture exists. */
  readonly hasPicture: (file: string) => boolean;
}

/** Returns the report as HTML. */
export function reportOf(cells: readonly Judged[], words: ReportWords): string {
  const { hosts, states, meant, line, stale, hasPicture } = words;
  const data = {
    hosts,
    states,
    cells: cells.map((cell) => {
      const { route, host, state, title = route, ms, findings, differences } = cell;
      const picture = pictureFile(cellName(cell));
      return { route, host, state, title, ms, findings, differences, ...(hasPicture(picture) && { picture }) };
    }),
  };
  const areas = new Set(cells.map(({ route }) => areaOf(route)));
  const selectField = (name: string, label: string, values: Readonly<Record<string, string>>) => {
    const options = Object.entries(values).map(
      ([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`,
    );
    return `<label>${label}<select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
  };
  const slow = slowest(cells, SLOWEST_COUNT).map(
    ({ route, medianMs, worstMs, worst }) =>
      `<tr><th scope="row">${escapeHtml(route)}</th><td class="number">${seconds(medianMs)}</td><td class="number">${seconds(worstMs)}</td><td>${escapeHtml(worst)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${STYLE}</style>
<h1>${words.title}</h1>
<p>${escapeHtml(line)}</p>
${stale.map((value) => `<p class="bad">${escapeHtml(value)}</p>`).join('\n')}
<h2>By host and state</h2>
${countsOf(cells, words)}
<h2>The slowest pages</h2>
<p>The time from the address, or from the fault, to a page at rest.</p>
<table><thead><tr><th scope="col">Page</th><th scope="col" class="number">Median</th><th scope="col" class="number">Worst</th><th scope="col">Worst on</th></tr></thead><tbody>
${slow.join('\n')}
</tbody></table>
<h2>Differences that are meant</h2>
<ul>${meant.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>
<h2 id="look">Screens side by side</h2>
<form aria-labelledby="look">
${selectField('host', 'Host', hosts)}
${selectField('area', 'Area', Object.fromEntries([...areas].map((area) => [area, area])))}
${selectField('state', 'State', states)}
<label>Words<input type="search" name="words"></label>
<label class="check"><input type="checkbox" name="differs">Only where hosts differ</label>
<label class="check"><input type="checkbox" name="failed">Only what failed</label>
<span id="count" role="status"></span>
</form>
<div id="screens"></div>
<button type="button" id="more">Show more</button>
<script type="application/json" id="cells">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${PROGRAM}</script>
</html>
`;
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
      : `<td class="good">${cellsOfPair.length} good</td>`;
  };
  const head = hostIds.map((id) => `<th scope="col">${escapeHtml(hosts[id] ?? id)}</th>`);
  const rows = Object.entries(states).map(
    ([id, name]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${hostIds.map((host) => cell(host, id)).join('')}</tr>`,
  );
  return `<table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
