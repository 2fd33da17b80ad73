/** Lists the events of all phones, newest first. A tap on a line opens the same line under its phone. */

import { LISTS, VIEW_BAR } from '../../words/table.ts';
import { joined, setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { type Line, matchesFilter } from './line.ts';
import type { LabRecord } from './record.ts';

/** Maximum number of drawn lines. A filter finds older lines. */
const MAX_DRAWN = 400;

export interface Timeline {
  readonly element: HTMLElement;
  draw(): void;
}

/** Creates the timeline. `titleOf` returns a phone's name, `lead` opens the line under its phone. */
export function createTimeline(
  record: LabRecord,
  setting: SettingStore,
  titleOf: (phone: string) => Text,
  openLine: (line: Line) => void,
): Timeline {
  const count = h('span', { className: 'count' });
  const list = h('ol', { className: 'rows', tabIndex: 0, aria: { label: LISTS.timelineOf } });
  const element = h('aside', { className: 'timeline traffic', aria: { label: VIEW_BAR.timeline } });
  element.append(h('header', {}, h('h3', {}, VIEW_BAR.timeline, ' ', count)), list);

  const drawLine = (line: Line) => {
    const button = h(
      'button',
      { type: 'button', className: 'entry', title: joined([line.mark[1], `: ${line.name} ${line.summary}`]) },
      h('time', { textContent: clock(line.at) }),
      h('span', { className: 'who', textContent: titleOf(line.phone) }),
      h('span', { className: 'arrow', textContent: line.mark[0], aria: { label: line.mark[1] } }),
      h('b', { textContent: line.name }),
      h('span', { className: 'summary' }, h('bdi', { textContent: line.summary })),
      h('span', { className: 'ending', textContent: line.ending }),
    );
    button.onclick = () => openLine(line);
    return h('li', { data: { outcome: line.outcome, view: line.view, phone: line.phone } }, button);
  };
  const draw = () => {
    const { find, filter, timeline } = setting.current;
    element.hidden = !timeline;
    if (!timeline) return;
    const allLines = record.timeline();
    const lines = allLines.filter((line) => matchesFilter(line, find, filter));
    setText(
      count,
      'textContent',
      lines.length === allLines.length ? String(allLines.length) : LISTS.count(lines.length, allLines.length),
    );
    list.replaceChildren(...lines.slice(-MAX_DRAWN).reverse().map(drawLine));
    if (lines.length === 0) list.append(h('li', { className: 'nothing', textContent: LISTS.nothingYet }));
  };
  draw();
  return { element, draw };
}

/** Formats a time as `14:03:07.512`, in this machine's time zone. */
function clock(ms: number): string {
  const time = new Date(ms);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const clockTime = [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':');
  return `${clockTime}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
