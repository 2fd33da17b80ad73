import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Countdown } from './countdown.tsx';

const START = Date.parse('2026-05-04T10:00:00+08:00');

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(seconds: number, props: { now?: () => number; over?: string; repeat?: boolean } = {}) {
  const onEnd = vi.fn();
  const element = (remaining: number) => (
    <Countdown label="Pay within" until={START + remaining * 1000} onEnd={onEnd} {...props} />
  );
  const { container, rerender } = render(element(seconds));
  return {
    onEnd,
    rerender: (remaining: number) => rerender(element(remaining)),
    visibleText: () => container.querySelector('[role="timer"] [aria-hidden]')?.textContent,
    timerText: () => container.querySelector('[role="timer"]')?.firstChild?.textContent,
    announcedText: () => container.querySelector('[role="status"]')?.textContent,
    text: () => container.textContent,
    pass: (ms: number) => acting(() => vi.advanceTimersByTime(ms)),
  };
}

describe('a countdown', () => {
  it.each([
    [9, '00:09', '9 seconds'],
    [899, '14:59', '14 minutes 59 seconds'],
    [3600, '01:00:00', '1 hour'],
    [86_399, '23:59:59', '23 hours 59 minutes 59 seconds'],
    [183_845, '2 days 3 hours', '2 days 3 hours'],
    [402 * 86_400 + 59, '402 days', '402 days'],
  ])('the countdown when %i seconds remain: shows %s, and a screen reader reads "%s"', (seconds, visible, timer) => {
    const countdown = open(seconds);
    expect(countdown.visibleText()).toBe(visible);
    expect(countdown.timerText()).toBe(timer);
  });

  it('the countdown when the language is Chinese: is in Chinese', async () => {
    await setLanguage('zh');
    const countdown = open(183_845);
    expect(countdown.visibleText()).toBe('2天 3小时');
    expect(countdown.timerText()).toBe('2天 3小时');
  });

  it('the countdown when seconds pass: counts whole seconds and calls onEnd once', () => {
    const { visibleText, pass, onEnd, announcedText, text } = open(2);
    pass(999);
    expect(visibleText()).toBe('00:02');
    pass(1);
    expect(visibleText()).toBe('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    pass(1000);
    expect(announcedText()).toBe('Time is up');
    expect(text()).not.toContain('00:00');
    pass(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('onEnd when repeat is set: called at most three more times, until the deadline changes', () => {
    const { pass, onEnd, rerender } = open(1, { repeat: true });
    pass(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    pass(4000);
    expect(onEnd).toHaveBeenCalledTimes(2);
    pass(60_000);
    expect(onEnd).toHaveBeenCalledTimes(4);
    rerender(600);
    pass(60_000);
    expect(onEnd).toHaveBeenCalledTimes(4);
  });

  it('onEnd when the deadline has already passed: called', () => {
    const { onEnd, announcedText } = open(-5, { over: 'The order has been closed' });
    expect(onEnd).toHaveBeenCalledOnce();
    expect(announcedText()).toBe('The order has been closed');
  });

  it('onEnd when the deadline changes: called once more for the new deadline', () => {
    const { onEnd, pass, rerender, visibleText } = open(1);
    pass(1000);
    rerender(5);
    expect(visibleText()).toBe('00:04');
    pass(4000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('the countdown when the clock is set back: keeps running', () => {
    const { visibleText, pass, onEnd } = open(60);
    pass(10_000);
    vi.setSystemTime(START - 3_600_000);
    pass(20_000);
    expect(visibleText()).toBe('00:30');
    pass(30_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('the countdown when the phone slept: catches up by the clock', () => {
    const { visibleText, pass } = open(600);
    vi.setSystemTime(START + 300_000);
    acting(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(visibleText()).toBe('05:00');
    pass(1000);
    expect(visibleText()).toBe('04:59');
  });

  it('the countdown when a `now` function is passed: uses its time', () => {
    expect(open(60, { now: () => Date.now() + 20_000 }).visibleText()).toBe('00:40');
  });

  it('the announcements when the time runs: are made at a few marks, never every second', () => {
    const { announcedText, pass } = open(330);
    const announcedTexts = new Set<string>();
    for (let second = 0; second < 330; second += 1) {
      announcedTexts.add(announcedText() ?? '');
      pass(1000);
    }
    expect([...announcedTexts, announcedText()]).toEqual([
      '',
      'At most 5 minutes left',
      'At most 1 minute left',
      'At most 10 seconds left',
      'Time is up',
    ]);
  });

  it('the timer when the screen unmounts: stopped', () => {
    const onEnd = vi.fn();
    render(<Countdown label="" until={START + 1000} onEnd={onEnd} />).unmount();
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
