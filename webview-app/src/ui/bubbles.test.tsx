import { describe, expect, it } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { Bubbles } from './bubbles.tsx';

function open(ids: readonly string[], busyId?: string) {
  const tappedIds: string[] = [];
  const element = (visibleIds: readonly string[], busyId?: string) => (
    <Bubbles
      label="Coins that wait"
      bubbles={visibleIds.map((id) => ({
        id,
        amount: '+1',
        caption: id,
        label: `Take ${id}`,
        busy: id === busyId,
        onPop: () => tappedIds.push(id),
      }))}
    >
      <p>6,240 steps</p>
    </Bubbles>
  );
  const { container, rerender } = render(element(ids, busyId));
  return {
    tappedIds,
    list: () => container.querySelector('ul'),
    button: (id: string) => container.querySelector<HTMLButtonElement>(`[aria-label="Take ${id}"]`),
    show: (...visible: string[]) => rerender(element(visible)),
  };
}

describe('bubbles', () => {
  it('bubbles when a screen reader reads them: a labelled list of buttons', () => {
    const { list, button, tappedIds } = open(['walk', 'task']);
    expect(list()?.getAttribute('aria-label')).toBe('Coins that wait');
    button('task')?.click();
    expect(tappedIds).toEqual(['task']);
  });

  it('a bubble when its action is running: ignores taps', () => {
    const { button, tappedIds } = open(['walk'], 'walk');
    expect(button('walk')?.getAttribute('aria-busy')).toBe('true');
    button('walk')?.click();
    expect(tappedIds).toEqual([]);
  });

  it('the focus when the focused bubble disappears: moves to the next bubble or else to the list', () => {
    const { button, show, list } = open(['walk', 'task']);
    acting(() => button('walk')?.focus());
    show('task');
    expect(document.activeElement).toBe(button('task'));
    show();
    expect(document.activeElement).toBe(list());
  });

  it('the focus when an unfocused bubble disappears: stays', () => {
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
