/** The report of a chaos run: one page with everything inside. */
import { escaped } from '../matrix/run.ts';
import type { Result } from './result.ts';

const idOf = ({ fault, host, screen }: Result): string => escaped(`${fault}_${host}_${screen}`.replaceAll(' ', '-'));
const isGood = ({ findings }: Result): boolean => findings.length === 0;
const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** One line: how many cells there were, and how many failed. */
export function countLine(results: readonly Result[]): string {
  const failed = results.filter((result) => !isGood(result)).length;
  return `chaos: ${results.length} cells, ${results.length - failed} good, ${failed} failed`;
}

/** The time of a cell for the eye: `0.4 s`. */
const secondsOf = ({ ms }: Result): string => `${(ms / 1000).toFixed(1)} s`;

/** Returns the page: the matrix of faults by screens, then what was found in each failed cell, with its picture. `names` are the faults' in plain words. */
export function reportOf(results: readonly Result[], names: ReadonlyMap<string, string>): string {
  const screens = unique(results.map(({ screen }) => screen));
  const lines = unique(results.map(({ fault, host }) => `${fault}\n${host}`));
  const cell = (fault: string, host: string, screen: string): string => {
    const match = results.find((result) => result.fault === fault && result.host === host && result.screen === screen);
    if (!match) return '<td></td>';
    if (isGood(match)) return `<td class="good" title="${escaped(match.lang)}">${match.ms}</td>`;
    return `<td class="bad" title="${escaped(match.findings.join('; '))}"><a href="#${idOf(match)}">${match.ms}</a></td>`;
  };
  const rows = lines.map((line) => {
    const [fault = '', host = ''] = line.split('\n');
    const heading = `<th scope="row">${escaped(names.get(fault) ?? fault)} <small>${escaped(`${fault}, ${host}`)}</small></th>`;
    return `<tr>${heading}${screens.map((screen) => cell(fault, host, screen)).join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Chaos</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; }
table { border-collapse: collapse; }
th, td { border: 1px solid #ccc; padding: 2px 6px; text-align: right; }
th { text-align: left; font-weight: 600; }
thead th { writing-mode: vertical-rl; }
small { color: #555; font-weight: 400; }
.good { background: #e3f4e3; }
.bad { background: #f8d4d4; }
img { max-width: 240px; border: 1px solid #ccc; }
</style>
<h1>${escaped(countLine(results))}</h1>
<p>A number is the milliseconds until the page was at rest, in the page's own time.</p>
<table>
<thead><tr><td></td>${screens.map((screen) => `<th scope="col">${escaped(screen)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${results
  .filter((result) => !isGood(result))
  .map(failureOf)
  .join('\n')}
</html>
`;
}

function failureOf(result: Result): string {
  const { fault, screen, host, lang, findings, picture } = result;
  const image = picture === undefined ? '' : `<img alt="" src="data:image/jpeg;base64,${escaped(picture)}">`;
  return `<section id="${idOf(result)}">
<h2>${escaped(`${fault}, ${screen}, ${host}, ${lang}, ${secondsOf(result)}`)}</h2>
<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul>
${image}
</section>`;
}
