import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acting, render, tap, typeIn } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => setLanguage('en'));

function open(initialValue = '') {
  const onSubmit = vi.fn();
  function Page() {
    const [value, setValue] = useState(initialValue);
    return <SearchField label="Search institutions" value={value} onChange={setValue} onSubmit={onSubmit} />;
  }
  const view = render(<Page />);
  return { ...view, onSubmit, input: () => view.container.querySelector('input') };
}

it('a search field when it renders: a search box with a label', () => {
  const { input } = open();
  expect(input()?.type).toBe('search');
  expect(input()?.labels?.[0]?.textContent).toBe('Search institutions');
});

it('a search field when the search key is pressed: submits the trimmed text and closes the keyboard', () => {
  const { container, input, onSubmit } = open();
  input()?.focus();
  typeIn(input(), ' dental ');
  acting(() => container.querySelector('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('dental');
  expect(document.activeElement).not.toBe(input());
});

it('the clear button when there is a text: clears it and keeps the focus in the field', () => {
  const { input, role, container } = open('dental');
  tap(role('button', 'Clear Search institutions'));
  expect(input()?.value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(container.querySelector('button')).toBeNull();
});
