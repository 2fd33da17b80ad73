import { beforeEach, expect, it } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { Anchor } from './anchor.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

it('a link when its address is within the app: navigates with the router', () => {
  const { role } = render(
    <>
      <Anchor to="/a" className="styled">
        On
      </Anchor>
      <Anchor to="/b" replace>
        Instead
      </Anchor>
    </>,
  );
  const previous = history.length;
  expect([role('link', 'On').getAttribute('href'), role('link', 'On').className]).toEqual(['/a', 'styled']);
  tap(role('link', 'On'));
  expect([location.pathname, history.length]).toEqual(['/a', previous + 1]);
  tap(role('link', 'Instead'));
  expect([location.pathname, history.length]).toEqual(['/b', previous + 1]);
});

it('a link when its address is outside the app: a plain link of the browser', () => {
  const { role, container } = render(
    <>
      <Anchor href="tel:+861085209120">Call</Anchor>
      <Anchor>Nowhere</Anchor>
    </>,
  );
  expect(role('link', 'Call').getAttribute('href')).toBe('tel:+861085209120');
  expect(container.querySelectorAll('a[href]')).toHaveLength(1);
});
