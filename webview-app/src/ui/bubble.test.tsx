import { beforeEach, expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Bubble } from './bubble.tsx';

beforeEach(() => setLanguage('en'));

it('a message when a screen reader reads it: preceded by the name of its sender', async () => {
  expect(render(<Bubble from="own">Hello</Bubble>).container.textContent).toBe('YouHello');
  await setLanguage('zh');
  expect(render(<Bubble from="own">Hello</Bubble>).container.textContent).toBe('我Hello');
});

it('a message when its state changes from sending to sent: shows the time instead of "Sending"', () => {
  const ownBubble = (state: 'sending' | 'sent') => (
    <Bubble from="own" state={state} time="10:24">
      Hello
    </Bubble>
  );
  const { container, rerender } = render(ownBubble('sending'));
  expect(container.textContent).toBe('YouHelloSending');
  rerender(ownBubble('sent'));
  expect(container.textContent).toBe('YouHello10:24');
});

it('a message when it could not be sent: keeps its text and offers a retry', () => {
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
