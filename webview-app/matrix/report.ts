/** The report of a run of the matrix: one page with everything inside but the pictures, which lie beside it. */
import { HOSTS } from '../../native-shims/src/hosts/index.ts';
import { areaOf, cellName, HOST_IDS } from './cells.ts';
import type { Difference } from './difference.ts';
import { PROGRAM, STYLE } from './report-page.ts';
import { pictureFile } from './result.ts';
import { isGood, type Judged, slowest } from './results.ts';
import { escaped } from './run.ts';
import { STATE_IDS, STATES } from './states.ts';

/** So many of the slowest pages are named. */
const SLOWEST = 15;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

interface Words {
  /** The line that the command prints. */
  readonly line: string;
  /** Sentences about the table of declared differences. */
  readonly stale: readonly string[];
  readonly table: readonly Difference[];
  /** True where the file of a cell's picture is there. */
  readonly hasPicture: (file: string) => boolean;
}

/** Returns the page. */
export function reportOf(cells: readonly Judged[], { line, stale, table, hasPicture }: Words): string {
  const areas = [...new Set(cells.map(({ route }) => areaOf(route)))];
  const data = {
    hosts: Object.fromEntries(HOST_IDS.map((id) => [id, HOSTS[id].title])),
    states: Object.fromEntries(STATE_IDS.map((id) => [id, STATES[id].name])),
    cells: cells.map((cell) => {
      const { route, host, state, title, ms, findings, differences } = cell;
      const picture = pictureFile(cellName(cell));
      return {
        route,
        host,
        state,
        title,
        ms,
        findings,
        differences,
        ...(hasPicture(picture) && { picture }),
      };
    }),
  };
  const options = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([value, words]) => `<option value="${escaped(value)}">${escaped(words)}</option>`)
      .join('');
  const chooser = (name: string, words: string, values: Readonly<Record<string, string>>) =>
    `<label>${words}<select name="${name}"><option value="">all</option>${options(values)}</select></label>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen on every host</title>
<style>${STYLE}</style>
<h1>Every screen on every host</h1>
<p>${escaped(line)}</p>
${stale.map((value) => `<p class="bad">${escaped(value)}</p>`).join('\n')}
<h2>By host and state</h2>
${countsOf(cells)}
<h2>The slowest pages</h2>
<p>The time from the address to a page at rest, over all hosts and states that were looked at.</p>
<table><thead><tr><th scope="col">Page</th><th scope="col" class="number">Median</th><th scope="col" class="number">Worst</th><th scope="col">Worst on</th></tr></thead><tbody>
${slowest(cells, SLOWEST)
  .map(
    ({ route, medianMs, worstMs, worst }) =>
      `<tr><th scope="row">${escaped(route)}</th><td class="number">${seconds(medianMs)}</td><td class="number">${seconds(worstMs)}</td><td>${escaped(worst)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
<h2>Differences that are meant</h2>
<ul>${table.map((row) => `<li>${escaped(hostsOf(row))}: ${escaped(row.reason)}</li>`).join('')}</ul>
<h2 id="look">Screens side by side</h2>
<form aria-labelledby="look">
${chooser('host', 'Host', data.hosts)}
${chooser('area', 'Area', Object.fromEntries(areas.map((area) => [area, area])))}
${chooser('state', 'State', data.states)}
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

/** The hosts of a declared difference in words. */
const hostsOf = (row: Difference): string =>
  ('node' in row ? [row.hosts] : row.alike).map((hosts) => hosts.map((id) => HOSTS[id].title).join(', ')).join(' / ');

/** The table of counts: a row for each host, a column for each state. */
function countsOf(cells: readonly Judged[]): string {
  const cell = (host: string, state: string): string => {
    const all = cells.filter((judged) => judged.host === host && judged.state === state);
    const failed = all.filter((judged) => !isGood(judged)).length;
    if (all.length === 0) return '<td></td>';
    return failed
      ? `<td class="bad">${failed} of ${all.length} failed</td>`
      : `<td class="good">${all.length} good</td>`;
  };
  const head = STATE_IDS.map((id) => `<th scope="col">${escaped(STATES[id].name)}</th>`).join('');
  const rows = HOST_IDS.map(
    (host) =>
      `<tr><th scope="row">${escaped(HOSTS[host].title)}</th>${STATE_IDS.map((state) => cell(host, state)).join('')}</tr>`,
  );
  return `<table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
