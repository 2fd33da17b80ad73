import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { ActionWord, PictureOptions } from './picture-options.tsx';

const open = (value = '') => {
  const seen = { chosen: vi.fn(), again: vi.fn(), opened: vi.fn() };
  const options = ['a', 'b'].map((candidate) => ({
    value: candidate,
    label: `Place ${candidate}`,
    text: 'Next free day',
    foot: '1 Long Street',
    picture: <img alt="" src="data:," />,
    actions: (
      <ActionWord label={`Details of ${candidate}`} onClick={seen.opened}>
        Details
      </ActionWord>
    ),
  }));
  const view = render(
    <PictureOptions label="Where?" value={value} onChange={seen.chosen} onAgain={seen.again} options={options} />,
  );
  return { ...seen, ...view };
};

it('a card with a picture when the picture or a word is tapped: chosen, but not by its button', () => {
  const { container, role, chosen, opened } = open();
  expect(container.querySelector('[role="radiogroup"]')?.textContent).toContain('Where?');
  for (const part of container.querySelectorAll('label')[1]?.querySelectorAll('img, span') ?? []) tap(part);
  expect(chosen.mock.calls.length).toBeGreaterThan(4);
  expect(new Set(chosen.mock.calls.flat())).toEqual(new Set(['b']));
  chosen.mockClear();
  tap(role('button', 'Details of b'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(chosen).not.toHaveBeenCalled();
});

it('the chosen card when it is tapped again: has the tick and reports the tap', () => {
  const { container, again, chosen } = open('a');
  const cards = [...container.querySelectorAll('label')].map((label) => label.parentElement);
  expect(cards.map((card) => card?.querySelectorAll('svg').length)).toEqual([1, 0]);
  tap(container.querySelector('input'));
  expect([again.mock.calls, chosen.mock.calls]).toEqual([[['a']], []]);
});
