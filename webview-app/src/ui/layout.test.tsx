import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import styles from './layout.module.css';
import { Note, Row, Stack, Text } from './layout.tsx';

it('layout components when no element is passed: render one element each, with the classes of their props', () => {
  const { container } = render(
    <Stack gap={4} align="center">
      <Row gap={3} lines={0} wrap align="baseline" justify="between" />
      <Text size="l" tone="ink" weight="bold" tight />
      <Note center />
    </Stack>,
  );
  const elements = [...container.querySelectorAll('*')].map((element) => [element.localName, ...element.classList]);
  const elementWith = (tag: string, ...names: string[]) => [tag, ...names.map((name) => styles[name])];
  expect(elements).toEqual([
    elementWith('div', 'stack', 'gap-4', 'columns-center'),
    elementWith('div', 'row', 'wrap', 'gap-3', 'lines-0', 'align-baseline', 'justify-between'),
    elementWith('p', 'size-l', 'tone-ink', 'weight-bold', 'tight'),
    elementWith('p', 'size-s', 'tone-soft', 'center'),
  ]);
});

it('a text when it has an element, attributes and style props: renders the first two, and the style props only as classes', () => {
  const { container } = render(
    <Text as="span" size="s" tabular={false} role="status" data-id="7">
      3
    </Text>,
  );
  expect(container.innerHTML).toBe(`<span role="status" data-id="7" class="${styles['size-s']}">3</span>`);
});
