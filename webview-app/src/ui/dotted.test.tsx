import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { Dotted } from './dotted.tsx';

test('a line of facts when some parts are missing: has dots only between the visible parts', () => {
  const { container } = render(<Dotted parts={['Cardiology', false, undefined, '', 'First hospital']} />);
  expect(container.textContent).toBe('Cardiology · First hospital');
});
