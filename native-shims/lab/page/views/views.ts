/** The views of the lab's phones: sizes, lists, timeline and differences, as the setting says. */

import { PHONE_NAMES } from '../../phones.ts';
import { createComparison } from '../compare/comparison.ts';
import { pairOf } from '../compare/pair.ts';
import type { Phone } from '../phone.ts';
import type { SettingStore } from '../setting.ts';
import type { Details } from './details.ts';
import type { LabRecord } from './record.ts';
import type { RemotePhones } from './remote-phones.ts';
import { isLoaded, isShown, screenOf } from './shape.ts';
import { createTimeline } from './timeline.ts';

/** Milliseconds between two looks at what the phones keep and at their differences. */
const LOOK_MS = 1000;

/** Pixels of a phone's column that its screen leaves to what is above and below it: names, bars, and a list of some lines. */
const AROUND = 330;
/** The same where two phones are compared: without the lists. */
const AROUND_PAIR = 112;
/** Pixels beside a phone that stands alone: the row's padding and the phone's edge. */
const AROUND_ALONE = 30;
/** Width of a column that is narrower than nothing could be read in. */
const NARROWEST = 172;

interface Lab {
  readonly setting: SettingStore;
  readonly record: LabRecord;
  readonly phones: ReadonlyMap<string, Phone>;
  readonly remote: RemotePhones;
  readonly details: Details;
  /** The phones' place. */
  readonly row: HTMLElement;
}

/**
 * Shows what the setting says, now and after each change of it. The phones are made by then. Returns the lists that stand beside
 * the phones.
 */
export function createViews({ setting, record, phones, remote, row, details }: Lab): readonly HTMLElement[] {
  const all = () => [...phones.values()];
  const shown = () => all().filter(({ id }) => isShown(id, setting.now));

  const timeline = createTimeline(
    record,
    setting,
    (id) => phones.get(id)?.title ?? remote.titleOf(id) ?? id,
    (line) => {
      const { phone: id, view, key } = line;
      const host = PHONE_NAMES.find((name) => name === id);
      if (setting.now.single !== '' && host) setting.change('single', host);
      setting.change('view', view);
      const phone = phones.get(id);
      phone?.element.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      details.choose(line);
      (phone?.panel ?? remote.panelOf(id))?.show(key);
    },
  );
  const drawLists = () => {
    for (const { panel } of shown()) panel.draw();
    for (const panel of remote.panels()) panel.draw();
    timeline.draw();
    details.draw();
  };
  details.onChoice(drawLists);
  let columns = 0;
  record.onChange(() => {
    if (remote.panels().length !== columns) place();
    columns = remote.panels().length;
    drawLists();
  });

  const comparison = createComparison(setting, phones, shown);

  /** Scales the frames to the width of their column; one phone alone is as large as it is, or as the window lets it be. */
  const fit = () => {
    const { width, height } = screenOf(setting.now);
    const screen = shown()[0]?.element.querySelector('.screen');
    const isAlone = setting.now.single !== '';
    const alone = row.clientWidth > AROUND_ALONE ? Math.min(1, (row.clientWidth - AROUND_ALONE) / width) : 1;
    row.style.setProperty('--width', `${width}px`);
    row.style.setProperty('--height', `${height}px`);
    row.style.setProperty('--ratio', `${width} / ${height}`);
    const around = pairOf(setting.now) ? AROUND_PAIR : AROUND;
    row.style.setProperty('--widest', `${Math.max(NARROWEST, ((row.clientHeight - around) * width) / height)}px`);
    row.style.setProperty('--scale', String(isAlone ? alone : screen ? screen.clientWidth / width : 1));
  };
  const place = () => {
    for (const { id, element } of all()) element.hidden = !isShown(id, setting.now);
    const pair = pairOf(setting.now);
    row.dataset['alone'] = String(setting.now.single !== '');
    row.dataset['pair'] = String(pair !== undefined);
    for (const { id, element } of all()) element.style.order = id === setting.now.first && pair ? '-1' : '';
    row.style.setProperty('--phones', String(shown().length + (pair ? 0 : remote.panels().length)));
    fit();
  };
  const arrange = () => {
    place();
    for (const phone of all()) {
      if (!isLoaded(phone.id, setting.now)) phone.unload();
      else if (!phone.isLoaded) phone.go(phone.id === phone.host ? setting.now.address : phone.address);
    }
    drawLists();
    comparison.look();
  };
  const reshape = () => {
    for (const phone of all()) phone.relook();
  };

  setting.on('hosts', arrange);
  setting.on('single', arrange);
  setting.on('width', fit);
  setting.on('turned', fit);
  for (const name of ['textSize', 'insets', 'turned', 'dark'] as const) setting.on(name, reshape);
  for (const name of ['view', 'find', 'filter', 'timeline'] as const) setting.on(name, drawLists);
  for (const name of ['differences', 'first', 'second', 'language', 'version'] as const) setting.on(name, arrange);
  setting.on('ignored', comparison.look);
  new ResizeObserver(fit).observe(row);
  let drawnStorage = '';
  setInterval(() => {
    const storage = setting.now.view === 'storage' ? JSON.stringify(all().map((phone) => phone.storage())) : '';
    // Drawing the same again would take a person's selection away.
    if (storage !== drawnStorage && storage !== '') drawLists();
    drawnStorage = storage;
    if (setting.now.differences) comparison.look();
  }, LOOK_MS);

  reshape();
  place();
  return [timeline.element, comparison.element];
}
