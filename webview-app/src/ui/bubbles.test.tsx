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
  it('are a named list of buttons that say what they do', () => {
    const { list, button, popped } = open(['walk', 'task']);
    expect(list()?.getAttribute('aria-label')).toBe('Coins that wait');
    button('task')?.click();
    expect(popped).toEqual(['task']);
  });

  it('do nothing while their action runs', () => {
    const { button, popped } = open(['walk'], 'walk');
    expect(button('walk')?.getAttribute('aria-busy')).toBe('true');
    button('walk')?.click();
    expect(popped).toEqual([]);
  });

  it('leave the focus to the next one, at last to their list', () => {
    const { button, show, list } = open(['walk', 'task']);
    acting(() => button('walk')?.focus());
    show('task');
    expect(document.activeElement).toBe(button('task'));
    show();
    expect(document.activeElement).toBe(list());
  });

  it('take no focus that is elsewhere', () => {
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
