import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { Dotted } from './dotted.tsx';

test('has a dot between two parts, and none for a part that is not there', () => {
  const { container } = render(<Dotted parts={['Cardiology', false, undefined, '', 'First hospital']} />);
  expect(container.textContent).toBe('Cardiology · First hospital');
});
