import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { Tile, TileGrid, TileShapes } from './tile-grid.tsx';

it('is a list for a screen reader, a cell for each tile that is there', () => {
  const ref = vi.fn();
  const { container } = render(
    <TileGrid ref={ref}>
      <Tile href="#a">Scale</Tile>
      {null}
      <Tile href="#b">Watch</Tile>
    </TileGrid>,
  );
  expect([...container.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual(['Scale', 'Watch']);
  expect(ref).toHaveBeenCalledWith(container.querySelector('ul'));
});

it('leads on by a link, which may go its own way', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { role } = render(
    <Tile href="/health/goods" data-sku="K1" onClick={onClick}>
      Scale
    </Tile>,
  );
  expect(role('link', 'Scale').getAttribute('href')).toBe('/health/goods');
  expect(role('link', 'Scale').dataset).toEqual({ sku: 'K1' });
  tap(role('link', 'Scale'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('without an address is a button, which may be locked', () => {
  const onClick = vi.fn();
  const { role, rerender } = render(<Tile onClick={onClick}>Scale</Tile>);
  tap(role('button', 'Scale'));
  rerender(
    <Tile onClick={onClick} disabled>
      Scale
    </Tile>,
  );
  tap(role('button', 'Scale'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('has as many shapes as are asked for, none of them in a list', () => {
  const { container } = render(<TileShapes count={4} ratio={0.8} />);
  expect(container.querySelector('ul')).toBeNull();
  expect(container.firstElementChild?.children).toHaveLength(4);
});
