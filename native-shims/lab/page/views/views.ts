/** Updates the views of the phones by the setting: sizes, lists, timeline and differences. */

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

/** Sets the interval to poll the phones' storage and differences (milliseconds). */
const LOOK_MS = 1000;

/** Reserves height of a phone's column beside its screen: names, bars and some lines of a list (pixels). */
const AROUND = 330;
/** Reserves less height if two phones are compared, without lists. */
const AROUND_PAIR = 112;
/** Reserves width beside a single phone: the row's padding and the phone's border (pixels). */
const AROUND_ALONE = 30;
/** Limits the width of a column, below which texts are unreadable. */
const NARROWEST = 172;

interface Lab {
  readonly setting: SettingStore;
  readonly record: LabRecord;
  readonly phones: ReadonlyMap<string, Phone>;
  readonly remote: RemotePhones;
  readonly details: Details;
  /** The container of the phones. */
  readonly row: HTMLElement;
}

/** Applies the setting to the views, now and after each change. Expects the phones to exist. Returns the lists beside the phones. */
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

  /** Scales the frames to their columns. A single phone has its full size, unless the window is smaller. */
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
    // Drawing the same lists again would lose the user's selection.
    if (storage !== drawnStorage && storage !== '') drawLists();
    drawnStorage = storage;
    if (setting.now.differences) comparison.look();
  }, LOOK_MS);

  reshape();
  place();
  return [timeline.element, comparison.element];
}
