import { beforeEach, expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Bubble } from './bubble.tsx';

beforeEach(() => setLanguage('en'));

it('the writer when a screen reader reads a message: named before it', async () => {
  expect(render(<Bubble from="own">Hello</Bubble>).container.textContent).toBe('YouHello');
  await setLanguage('zh');
  expect(render(<Bubble from="own">Hello</Bubble>).container.textContent).toBe('我Hello');
});

it('a message when it is sending or sent: shows its state in different words', () => {
  const own = (state: 'sending' | 'sent') => (
    <Bubble from="own" state={state} time="10:24">
      Hello
    </Bubble>
  );
  const { container, rerender } = render(own('sending'));
  expect(container.textContent).toBe('YouHelloSending');
  rerender(own('sent'));
  expect(container.textContent).toBe('YouHello10:24');
});

it('a failed message when it is shown: kept, with a retry', () => {
  const onRetry = vi.fn();
  const { container, role } = render(
    <Bubble from="own" state="failed" onRetry={onRetry}>
      Hello
    </Bubble>,
  );
  expect(container.textContent).toContain('HelloNot sent');
  tap(role('button', 'Send again'));
  expect(onRetry).toHaveBeenCalledOnce();
});
