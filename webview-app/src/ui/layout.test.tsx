import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import styles from './layout.module.css';
import { Note, Row, Stack, Text } from './layout.tsx';

it('a stack, a row and a text when no element is named: one element each, with the classes of their props', () => {
  const { container } = render(
    <Stack gap={4} align="center">
      <Row gap={3} lines={0} wrap align="baseline" justify="between" />
      <Text size="l" tone="ink" weight="bold" tight />
      <Note center />
    </Stack>,
  );
  const drawn = [...container.querySelectorAll('*')].map((element) => [element.localName, ...element.classList]);
  const named = (tag: string, ...names: string[]) => [tag, ...names.map((name) => styles[name])];
  expect(drawn).toEqual([
    named('div', 'stack', 'gap-4', 'columns-center'),
    named('div', 'row', 'wrap', 'gap-3', 'lines-0', 'align-baseline', 'justify-between'),
    named('p', 'size-l', 'tone-ink', 'weight-bold', 'tight'),
    named('p', 'size-s', 'tone-soft', 'center'),
  ]);
});

it('a text when an element and attributes are named: that element with these attributes and no prop of the look', () => {
  const { container } = render(
    <Text as="span" size="s" tabular={false} role="status" data-id="7">
      3
    </Text>,
  );
  expect(container.innerHTML).toBe(`<span role="status" data-id="7" class="${styles['size-s']}">3</span>`);
});
