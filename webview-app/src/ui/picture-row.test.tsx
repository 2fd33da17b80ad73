import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { PictureRow, PictureRows } from './picture-row.tsx';

it('rows with pictures when some children are missing: are a list with one item for each visible row', () => {
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

it('a row with a picture when it has an address: is one link with the picture and the text', () => {
  const { role } = render(
    <PictureRow picture={<img alt="" src="data:," />} href="/health/goods">
      <b>Bottle</b>
    </PictureRow>,
  );
  const link = role('link', 'Bottle');
  expect(link.getAttribute('href')).toBe('/health/goods');
  expect(link.querySelector('img')).not.toBeNull();
});
