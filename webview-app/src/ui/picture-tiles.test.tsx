import { beforeEach, expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { AddPictureTile, PictureTile, type PictureTileProps, PictureTiles } from './picture-tiles.tsx';

beforeEach(() => setLanguage('en'));

function open(props: Partial<PictureTileProps>) {
  const onRetry = vi.fn();
  const onRemove = vi.fn();
  const element = (changes: Partial<PictureTileProps>) => (
    <PictureTile src="blob:a" number={2} state="done" onRetry={onRetry} onRemove={onRemove} {...props} {...changes} />
  );
  const view = render(element({}));
  return {
    ...view,
    onRetry,
    onRemove,
    setProps: (changes: Partial<PictureTileProps>) => view.rerender(element(changes)),
  };
}

it('a tile when its picture is uploading: shows the progress', () => {
  const { role } = open({ state: 'uploading', progress: 0.404 });
  const bar = role('progressbar', 'Uploading: Picture 2');
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(bar.textContent).toBe('40%');
});

it('a tile when its upload has failed: announces the failure, and a tap on the picture retries', () => {
  const { container, role, setProps, onRetry } = open({ state: 'uploading' });
  expect(container.querySelector('[role="status"]')?.textContent).toBe('');
  setProps({ state: 'failed' });
  expect(container.querySelector('[role="status"]')?.textContent).toBe('Picture 2: Not uploaded');
  tap(role('button', 'Not uploaded, Upload again: Picture 2'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each(['waiting', 'uploading', 'failed', 'done'] as const)('a tile when it is %s: can be removed', (state) => {
  const { role, onRemove, onRetry } = open({ state });
  tap(role('button', 'Remove: Picture 2'));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});

it('the add tile when the maximum is not reached: adds a picture and shows the count', async () => {
  const onAdd = vi.fn();
  const { role, rerender } = render(<AddPictureTile used={2} max={3} onAdd={onAdd} />);
  tap(role('button', 'Add a picture2 of 3'));
  rerender(<AddPictureTile used={3} max={3} onAdd={onAdd} />);
  tap(role('button', 'Add a picture3 of 3'));
  expect(onAdd).toHaveBeenCalledOnce();
});

it('tiles when a screen reader reads them: are a labelled list', () => {
  const { container } = render(
    <PictureTiles label="Pictures of the report">
      <PictureTile src="blob:a" number={1} state="done" onRetry={vi.fn()} onRemove={vi.fn()} />
      <AddPictureTile used={1} max={9} onAdd={vi.fn()} />
    </PictureTiles>,
  );
  expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('Pictures of the report');
  expect(container.querySelectorAll('li')).toHaveLength(2);
});
