import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { Tile, TileGrid, TileShapes } from './tile-grid.tsx';

it('a grid of tiles when some children are missing: is a list with one item for each visible tile', () => {
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

it('a tile when it has an address: is a link whose navigation can be prevented', () => {
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

it('a tile when it has no address: is a button that can be disabled', () => {
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

it('placeholders of tiles when a count is passed: are that many shapes outside of a list', () => {
  const { container } = render(<TileShapes count={4} ratio={0.8} />);
  expect(container.querySelector('ul')).toBeNull();
  expect(container.firstElementChild?.children).toHaveLength(4);
});
