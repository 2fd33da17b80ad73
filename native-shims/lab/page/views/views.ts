/** Updates the views of the phones when the setting changes: sizes, lists, timeline and differences. */

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
const POLL_MS = 1000;

/** The height in a phone's column that is not the screen: names, bars and some lines of a list (pixels). */
const RESERVED_HEIGHT = 330;
/** The same height if two phones are compared, which have no lists. */
const RESERVED_HEIGHT_OF_PAIR = 112;
/** The width beside a single phone: the row's padding and the phone's border (pixels). */
const SIDE_WIDTH = 30;
/** The minimum width of a column. In a narrower column texts are unreadable. */
const MIN_WIDTH = 172;

interface Lab {
  readonly setting: SettingStore;
  readonly record: LabRecord;
  readonly phones: ReadonlyMap<string, Phone>;
  readonly remote: RemotePhones;
  readonly details: Details;
  /** The container of the phones. */
  readonly row: HTMLElement;
}

/** Applies the setting to the views, at once and after each change. Expects the phones to exist. Returns the lists beside the phones. */
export function createViews({ setting, record, phones, remote, row, details }: Lab): readonly HTMLElement[] {
  const allPhones = () => [...phones.values()];
  const visiblePhones = () => allPhones().filter(({ id }) => isShown(id, setting.current));

  const timeline = createTimeline(
    record,
    setting,
    (id) => phones.get(id)?.title ?? remote.titleOf(id) ?? id,
    (line) => {
      const { phone: id, view, key } = line;
      const host = PHONE_NAMES.find((name) => name === id);
      if (setting.current.single !== '' && host) setting.change('single', host);
      setting.change('view', view);
      const phone = phones.get(id);
      phone?.element.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      details.choose(line);
      (phone?.panel ?? remote.panelOf(id))?.show(key);
    },
  );
  const drawLists = () => {
    for (const { panel } of visiblePhones()) panel.draw();
    for (const panel of remote.panels()) panel.draw();
    timeline.draw();
    details.draw();
  };
  details.onChoice(drawLists);
  let remoteCount = 0;
  record.onChange(() => {
    if (remote.panels().length !== remoteCount) layOut();
    remoteCount = remote.panels().length;
    drawLists();
  });

  const comparison = createComparison(setting, phones, visiblePhones);

  /** Scales the frames to their columns. A single phone has its full size, unless the window is smaller. */
  const scaleFrames = () => {
    const { width, height } = screenOf(setting.current);
    const screen = visiblePhones()[0]?.element.querySelector('.screen');
    const isSingle = setting.current.single !== '';
    const singleScale = row.clientWidth > SIDE_WIDTH ? Math.min(1, (row.clientWidth - SIDE_WIDTH) / width) : 1;
    row.style.setProperty('--width', `${width}px`);
    row.style.setProperty('--height', `${height}px`);
    row.style.setProperty('--ratio', `${width} / ${height}`);
    const reserved = pairOf(setting.current) ? RESERVED_HEIGHT_OF_PAIR : RESERVED_HEIGHT;
    row.style.setProperty('--widest', `${Math.max(MIN_WIDTH, ((row.clientHeight - reserved) * width) / height)}px`);
    row.style.setProperty('--scale', String(isSingle ? singleScale : screen ? screen.clientWidth / width : 1));
  };
  const layOut = () => {
    for (const { id, element } of allPhones()) element.hidden = !isShown(id, setting.current);
    const pair = pairOf(setting.current);
    row.dataset['alone'] = String(setting.current.single !== '');
    row.dataset['pair'] = String(pair !== undefined);
    for (const { id, element } of allPhones()) element.style.order = id === setting.current.first && pair ? '-1' : '';
    row.style.setProperty('--phones', String(visiblePhones().length + (pair ? 0 : remote.panels().length)));
    scaleFrames();
  };
  const updatePhones = () => {
    layOut();
    for (const phone of allPhones()) {
      if (!isLoaded(phone.id, setting.current)) phone.unload();
      else if (!phone.isLoaded) phone.go(phone.id === phone.host ? setting.current.address : phone.address);
    }
    drawLists();
    comparison.update();
  };
  const updateAppearances = () => {
    for (const phone of allPhones()) phone.updateAppearance();
  };

  setting.on('hosts', updatePhones);
  setting.on('single', updatePhones);
  setting.on('width', scaleFrames);
  setting.on('turned', scaleFrames);
  for (const name of ['textSize', 'insets', 'turned', 'dark'] as const) setting.on(name, updateAppearances);
  for (const name of ['view', 'find', 'filter', 'timeline'] as const) setting.on(name, drawLists);
  for (const name of ['differences', 'first', 'second', 'language', 'version'] as const) setting.on(name, updatePhones);
  setting.on('ignored', comparison.update);
  new ResizeObserver(scaleFrames).observe(row);
  let drawnStorage = '';
  setInterval(() => {
    const storage =
      setting.current.view === 'storage' ? JSON.stringify(allPhones().map((phone) => phone.storage())) : '';
    // Drawing the same lists again would lose the user's selection.
    if (storage !== drawnStorage && storage !== '') drawLists();
    drawnStorage = storage;
    if (setting.current.differences) comparison.update();
  }, POLL_MS);

  updateAppearances();
  layOut();
  return [timeline.element, comparison.element];
}
