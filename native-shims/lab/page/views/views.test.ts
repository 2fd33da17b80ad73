import { beforeEach, expect, test, vi } from 'vitest';
import type { TrafficEntry } from '../../../src/traffic.ts';
import type { PageEvent } from '../../messages.ts';
import { agentCaption } from '../phone-parts.ts';
import { addressOfSetting, openSetting, type SettingStore } from '../setting.ts';
import { createDetails, type Details } from './details.ts';
import { lineOfEvent, matchesFilter } from './line.ts';
import { createPanel } from './panel.ts';
import { createRecord, type LabRecord } from './record.ts';
import { createTimeline } from './timeline.ts';
import { versionNote, versionNoteElement } from './version-note.ts';

const call = (time: number, name: string): TrafficEntry => ({
  ...{ at: time, host: 'ios-app', direction: 'to-host', channel: 'webkit', name },
  body: { params: {} },
});
const request = (id: string, time: number, more: Partial<PageEvent> = {}): PageEvent => ({
  ...{ id, at: time, kind: 'request', name: 'GET', text: '/api/list' },
  ...more,
});
const consoleEvent = (id: string, time: number, name: string, text: string): PageEvent => ({
  ...{ id, at: time, kind: 'console', name, text },
});
const AREAS = { local: [['kept', '{"a":1}']], session: [], cookie: [['lang', 'zh']] } as const;

let setting: SettingStore;
let record: LabRecord;
let details: Details;

beforeEach(() => {
  localStorage.clear();
  const history = { replaceState: () => {} } as unknown as History;
  setting = openSetting({ location: { search: '', hash: '' } as Location, history, localStorage });
  record = createRecord(
    () => AREAS,
    (run) => run(),
  );
  details = createDetails(record, setting, (id) => `<${id}>`);
});

const texts = (element: Element) => [...element.querySelectorAll('li')].map((line) => line.textContent);

test('the list under a phone when the view changes: has the lines of that view', () => {
  const panel = createPanel({ id: 'ios-app', title: 'iOS app' }, record, setting, details, []);
  record.traffic('ios-app', call(1, 'login'));
  record.event('ios-app', consoleEvent('c1', 2, 'warn', 'slow'));
  record.event('ios-app', { id: 'e1', at: 3, kind: 'error', name: 'unhandled rejection', text: 'Error: x\n at y' });
  record.event('ios-app', request('r1', 4));
  record.event('ios-app', request('r1', 4, { status: 500, durationMs: 40, received: '{"code":1}' }));
  record.event('browser', request('r9', 5));
  const linesIn = (view: typeof setting.current.view) => {
    setting.change('view', view);
    panel.draw();
    return texts(panel.element);
  };
  expect(linesIn('bridge')).toEqual(['↑login']);
  expect(linesIn('console')).toEqual(['✕unhandled rejectionError: x', '›warnslow']);
  expect(linesIn('requests')).toEqual(['⇄GET/api/list500 · 40 ms']);
  expect(linesIn('storage')).toEqual(['clangzhcookie', 'lkept{"a":1}local']);
  setting.change('view', 'requests');
  details.onChoice(panel.draw);
  panel.draw();
  panel.element.querySelector<HTMLElement>('.entry')?.click();
  expect(details.element.hidden).toBe(false);
  expect(details.element.querySelector('pre')?.textContent).toContain('"code": 1');
  expect(panel.element.querySelector('.entry')?.getAttribute('aria-pressed')).toBe('true');
  record.clear('ios-app');
  panel.draw();
  expect(texts(panel.element)).toEqual(['No requests yet']);
});

test.each([
  ['code', '', true],
  ['LIST', '', true],
  ['nowhere', '', false],
  ['', 'failed', true],
  ['', 'GET', true],
  ['', 'POST', false],
] as const)('a failed GET when the search is %j and the filter %j: matches %j', (find, filter, isFound) => {
  const line = lineOfEvent('browser', request('r1', 1, { status: 'TypeError', received: '{"code":5}' }));
  expect(matchesFilter(line, find, filter)).toBe(isFound);
});

test('the timeline when several phones have lines: has all by time, and a tap opens the line under its phone', () => {
  const lead = vi.fn();
  const timeline = createTimeline(record, setting, (id) => `<${id}>`, lead);
  record.event('browser', request('r1', 20, { status: 200, durationMs: 5 }));
  record.traffic('ios-app', call(10, 'login'));
  record.event('wechat', consoleEvent('c1', 30, 'log', 'hello'));
  timeline.draw();
  expect(timeline.element.hidden).toBe(true);
  setting.change('timeline', true);
  timeline.draw();
  expect([...timeline.element.querySelectorAll('.who')].map((element) => element.textContent)).toEqual([
    '<wechat>',
    '<browser>',
    '<ios-app>',
  ]);
  timeline.element.querySelectorAll('button')[1]?.click();
  expect(lead.mock.calls[0]?.[0]).toMatchObject({ phone: 'browser', view: 'requests', key: 'r1' });
  setting.change('find', 'hello');
  timeline.draw();
  expect(timeline.element.querySelector('h3')?.textContent).toBe('Timeline 1 of 3');
  expect(addressOfSetting(setting.current)).toContain('find=hello&timeline=1');
});

test('the record of a phone when it has more than 300 entries of a kind: has the last 300', () => {
  for (let index = 0; index < 305; index++) {
    record.event('browser', request(`r${index}`, index));
    record.traffic('browser', call(index, `call ${index}`));
  }
  expect(record.lines('browser', 'requests').map(({ key }) => key)).toHaveLength(300);
  expect(record.lines('browser', 'requests')[0]?.key).toBe('r5');
  expect(record.lines('browser', 'bridge')[0]?.name).toBe('call 5');
});

test('the note of an app version: has the methods that the version lacks or adds by the contract', () => {
  const old = versionNote('2.0.9');
  expect(old.short.en).toBe('lacks 7');
  expect(old.long.en).toMatch(/^Lacks, beside 2\.8\.0: .*getBundleInfo.*ready.*updateAvailable \(event\)$/);
  expect(versionNote('2.8.0').long.en).toBe('More than 2.1.0: getBundleInfo, setSecureScreen, updateAvailable (event)');
  const element = versionNoteElement(setting);
  setting.change('version', '2.1.0');
  expect(element.querySelector('summary')?.textContent).toBe('lacks 3');
  expect(element.querySelector('p')?.textContent).toContain('More than 2.0.9: ');
});

test('a token when it is in a line or a user agent: is masked in lists, copies and captions', () => {
  const token = 'native-13800138000-secret';
  record.traffic('ios-app', {
    ...call(1, 'login'),
    direction: 'to-page',
    body: { result: { outcome: 'done', token } },
  });
  record.event('ios-app', request('r1', 2, { text: `/api/list?token=${token}`, sent: JSON.stringify({ token }) }));
  record.event('ios-app', consoleEvent('c1', 3, 'log', `Authorization: Bearer ${token}`));
  const stored = createRecord(
    () => ({ local: [['accessToken', token]], session: [['x', JSON.stringify({ token })]], cookie: [] }),
    (run) => run(),
  );
  const lines = [...record.timeline(), ...stored.lines('ios-app', 'storage')];
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const reported = [line.summary, line.body(), line.raw(), ...line.parts().map(({ text }) => text)].join('\n');
    expect(reported).not.toContain(token);
    expect(reported).toContain('[masked]');
  }
  const caption = agentCaption();
  caption.show(`Mozilla/5.0 SdHealthApp/2.8.0 (token=${token})`);
  expect(caption.element.textContent + caption.element.title).not.toContain(token);
});

test('the details of a line when it is chosen: have its name and messages, a later answer, and the next lines', () => {
  const long = 'requestStepLicenceOfTheWholeFamily';
  record.event('browser', request('r0', 1, { status: 200, text: '/api/first' }));
  record.event('browser', request('r1', 2, { text: '/api/orders/of/the/whole/family', sent: '{"page":1}' }));
  setting.change('view', 'requests');
  const visibleLines = () => [
    details.element.querySelector('h3')?.textContent,
    details.element.querySelector('.who')?.textContent,
    details.element.querySelector('.ending')?.textContent,
    ...[...details.element.querySelectorAll('figure')].map((element) => element.textContent),
  ];
  const choose = (phone: string, view: 'requests' | 'bridge', index: number) => {
    const line = record.lines(phone, view)[index];
    if (line) details.choose(line);
  };
  choose('browser', 'requests', 1);
  expect(visibleLines()).toEqual([
    '⇄GET /api/orders/of/the/whole/family',
    '<browser>',
    'waits',
    'Sent{\n  "page": 1\n}',
  ]);
  record.event('browser', request('r1', 2, { text: '/api/x', sent: '{"page":1}', received: '{}', status: 200 }));
  details.draw();
  expect(visibleLines().slice(3)).toEqual(['Sent{\n  "page": 1\n}', 'Received{}']);
  const [newer, older, ...others] = details.element.querySelectorAll('button');
  const close = others.at(-1);
  expect([newer?.disabled, older?.disabled]).toEqual([true, false]);
  older?.click();
  expect(visibleLines()[0]).toBe('⇄GET /api/first');
  expect([newer?.disabled, older?.disabled]).toEqual([false, true]);
  close?.click();
  expect(details.element.hidden).toBe(true);

  record.traffic('ios-app', { ...call(1, long), id: '1' });
  record.traffic('ios-app', { ...call(5, long), id: '1', direction: 'to-page', body: { result: {} } });
  choose('ios-app', 'bridge', 0);
  expect(visibleLines()[0]).toBe(`↑${long}`);
  expect(details.element.querySelectorAll('figcaption')).toHaveLength(2);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(details.element.hidden).toBe(true);
});
