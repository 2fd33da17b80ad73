import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { ActionWord, PictureOptions } from './picture-options.tsx';

const open = (value = '') => {
  const handlers = { onChange: vi.fn(), onAgain: vi.fn(), onDetails: vi.fn() };
  const options = ['a', 'b'].map((candidate) => ({
    value: candidate,
    label: `Place ${candidate}`,
    text: 'Next free day',
    foot: '1 Long Street',
    picture: <img alt="" src="data:," />,
    actions: (
      <ActionWord label={`Details of ${candidate}`} onClick={handlers.onDetails}>
        Details
      </ActionWord>
    ),
  }));
  const view = render(
    <PictureOptions
      label="Where?"
      value={value}
      onChange={handlers.onChange}
      onAgain={handlers.onAgain}
      options={options}
    />,
  );
  return { ...handlers, ...view };
};

it('a card with a picture when any part except its button is tapped: is chosen', () => {
  const { container, role, onChange, onDetails } = open();
  expect(container.querySelector('[role="radiogroup"]')?.textContent).toContain('Where?');
  for (const part of container.querySelectorAll('label')[1]?.querySelectorAll('img, span') ?? []) tap(part);
  expect(onChange.mock.calls.length).toBeGreaterThan(4);
  expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['b']));
  onChange.mockClear();
  tap(role('button', 'Details of b'));
  expect(onDetails).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('the chosen card when it is tapped again: reports the tap to onAgain', () => {
  const { container, onAgain, onChange } = open('a');
  const cards = [...container.querySelectorAll('label')].map((label) => label.parentElement);
  expect(cards.map((card) => card?.querySelectorAll('svg').length)).toEqual([1, 0]);
  tap(container.querySelector('input'));
  expect([onAgain.mock.calls, onChange.mock.calls]).toEqual([[['a']], []]);
});
