import { describe, expect, it } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { Bubbles } from './bubbles.tsx';

function open(ids: readonly string[], busy?: string) {
  const popped: string[] = [];
  const element = (shown: readonly string[], running?: string) => (
    <Bubbles
      label="Coins that wait"
      bubbles={shown.map((id) => ({
        id,
        amount: '+1',
        caption: id,
        label: `Take ${id}`,
        busy: id === running,
        onPop: () => popped.push(id),
      }))}
    >
      <p>6,240 steps</p>
    </Bubbles>
  );
  const { container, rerender } = render(element(ids, busy));
  return {
    popped,
    list: () => container.querySelector('ul'),
    button: (id: string) => container.querySelector<HTMLButtonElement>(`[aria-label="Take ${id}"]`),
    show: (...shown: string[]) => rerender(element(shown)),
  };
}

describe('bubbles', () => {
  it('bubbles when a screen reader reads them: a named list of buttons with their actions', () => {
    const { list, button, popped } = open(['walk', 'task']);
    expect(list()?.getAttribute('aria-label')).toBe('Coins that wait');
    button('task')?.click();
    expect(popped).toEqual(['task']);
  });

  it('a bubble when its action runs: a tap does nothing', () => {
    const { button, popped } = open(['walk'], 'walk');
    expect(button('walk')?.getAttribute('aria-busy')).toBe('true');
    button('walk')?.click();
    expect(popped).toEqual([]);
  });

  it('the focus when a focused bubble disappears: moves to the next bubble, at last to the list', () => {
    const { button, show, list } = open(['walk', 'task']);
    acting(() => button('walk')?.focus());
    show('task');
    expect(document.activeElement).toBe(button('task'));
    show();
    expect(document.activeElement).toBe(list());
  });

  it('the focus when it is elsewhere and a bubble disappears: stays', () => {
    const { button, show } = open(['walk', 'task']);
    acting(() => button('walk')?.focus());
    acting(() => button('task')?.focus());
    show('task');
    expect(document.activeElement).toBe(button('task'));
    acting(() => button('task')?.blur());
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    show();
    expect(document.activeElement).toBe(other);
    other.remove();
  });
});
