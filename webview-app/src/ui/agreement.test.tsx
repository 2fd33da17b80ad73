import { beforeEach, expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Agreement } from './agreement.tsx';

const documents = ['Terms', 'Privacy', 'Consent'].map((title) => ({ title, href: `#${title}` }));

beforeEach(() => setLanguage('en'));

it.each([
  ['en', 1, 'I have read and agree to Terms'],
  ['en', 2, 'I have read and agree to Terms and Privacy'],
  ['en', 3, 'I have read and agree to Terms, Privacy and Consent'],
  ['zh', 3, '我已阅读并同意《Terms》、《Privacy》和《Consent》'],
] as const)('the agreement when in %s with %i documents: names each document', async (language, count, words) => {
  await setLanguage(language);
  const { container } = render(<Agreement checked={false} onChange={vi.fn()} documents={documents.slice(0, count)} />);
  expect(container.querySelector('label')?.textContent).toBe(words);
});

it('a document link when an open handler is passed: calls the handler', () => {
  const onOpen = vi.fn();
  const { role } = render(<Agreement checked={false} onChange={vi.fn()} documents={documents} onOpen={onOpen} />);
  tap(role('link', 'Privacy'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(documents[1]);
});

it('the agreement when its box is tapped: reports a tick', () => {
  const onChange = vi.fn();
  const { container } = render(<Agreement checked={false} onChange={onChange} documents={documents} />);
  tap(container.querySelector('input'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('a document when no open handler is passed: a plain link', () => {
  const { role } = render(<Agreement checked={false} onChange={vi.fn()} documents={documents} />);
  expect(role('link', 'Terms').getAttribute('href')).toBe('#Terms');
});

it('the agreement when its tick is missing: announces an error until it is ticked', () => {
  const element = (checked: boolean) => (
    <Agreement checked={checked} onChange={vi.fn()} documents={documents} missing />
  );
  const { container, rerender } = render(element(false));
  const box = container.querySelector('input');
  expect(box?.getAttribute('aria-required')).toBe('true');
  expect(box?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please read this and tick the box to go on',
  );
  rerender(element(true));
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('');
});
