import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { PictureRow, PictureRows } from './picture-row.tsx';

it('is a list for a screen reader, a line for each row that is there', () => {
  const { container } = render(
    <PictureRows>
      <PictureRow picture={<img alt="" src="data:," />} href="#a">
        Bottle
      </PictureRow>
      {null}
      <PictureRow picture={<img alt="" src="data:," />} href="#b" large>
        Watch
      </PictureRow>
    </PictureRows>,
  );
  expect([...container.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual(['Bottle', 'Watch']);
});

it('is one link with its picture and its words, which may go its own way', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { role } = render(
    <PictureRow picture={<img alt="" src="data:," />} href="/health/goods" onClick={onClick}>
      <b>Bottle</b>
    </PictureRow>,
  );
  const link = role('link', 'Bottle');
  expect(link.getAttribute('href')).toBe('/health/goods');
  expect(link.querySelector('img')).not.toBeNull();
  tap(link.querySelector('img'));
  expect(onClick).toHaveBeenCalledOnce();
});
