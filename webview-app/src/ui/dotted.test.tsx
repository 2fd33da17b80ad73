import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { Dotted } from './dotted.tsx';

test('the dots of a line of facts when some parts are missing: only between two shown parts', () => {
  const { container } = render(<Dotted parts={['Cardiology', false, undefined, '', 'First hospital']} />);
  expect(container.textContent).toBe('Cardiology · First hospital');
});
