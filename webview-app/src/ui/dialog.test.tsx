import { describe, expect, it, vi } from 'vitest';
import { acting, pressKey, render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Button } from './button.tsx';
import { AlertDialog, ConfirmDialog, Dialog } from './dialog.tsx';
import { cancelTopLayer } from './layers.ts';
import { toast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

const dialogOf = (container: HTMLElement) => container.querySelector('dialog');
const cancelEvent = () => new Event('cancel', { cancelable: true });

describe('a dialog without cancel', () => {
  const open = () => render(<Dialog open title="Verify" actions={<Button>Go</Button>} />);

  it('a dialog without cancel when it opens: modal and named by its title', () => {
    const dialog = dialogOf(open().container);
    expect(dialog?.open).toBe(true);
    const name = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Verify');
  });

  it('a dialog without cancel when Escape is pressed twice: stays open', () => {
    const dialog = dialogOf(open().container);
    pressKey(dialog, 'Escape');
    pressKey(dialog, 'Escape');
    expect(dialog?.open).toBe(true);
  });

  it('a dialog without cancel when the back gesture is made and when a tap beside it comes: stays open', () => {
    const dialog = dialogOf(open().container);
    const back = cancelEvent();
    acting(() => dialog?.dispatchEvent(back));
    acting(() => dialog?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    expect(back.defaultPrevented).toBe(true);
    expect(dialog?.open).toBe(true);
  });

  it('a dialog without cancel when the browser closes it anyway: opens again', () => {
    const dialog = dialogOf(open().container);
    acting(() => dialog?.close());
    expect(dialog?.open).toBe(true);
  });

  it('a dialog without cancel when the host goes back: handles it and stays open', () => {
    const { container } = open();
    expect(cancelTopLayer()).toBe(true);
    expect(dialogOf(container)?.open).toBe(true);
  });
});

describe('a dialog with cancel', () => {
  it.each([
    ['Escape', (dialog: HTMLDialogElement | null) => pressKey(dialog, 'Escape')],
    ['the back gesture', (dialog: HTMLDialogElement | null) => acting(() => dialog?.dispatchEvent(cancelEvent()))],
    [
      'a tap beside it',
      (dialog: HTMLDialogElement | null) =>
        acting(() => dialog?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))),
    ],
    ['"back" of the host', () => acting(() => void cancelTopLayer())],
  ])('onCancel when a dialog is dismissed by %s: called', (_name, act) => {
    const onCancel = vi.fn();
    const { container } = render(<Dialog open title="Sure?" onCancel={onCancel} />);
    act(dialogOf(container));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(dialogOf(container)?.open).toBe(true);
  });

  it('the focus when a dialog closes: returns to the previous element', () => {
    const { container, rerender } = render(<Button>Start</Button>);
    const start = container.querySelector('button');
    start?.focus();
    rerender(
      <>
        <Button>Start</Button>
        <Dialog open title="Sure?" />
      </>,
    );
    rerender(
      <>
        <Button>Start</Button>
        <Dialog open={false} title="Sure?" />
      </>,
    );
    expect(document.activeElement).toBe(start);
    expect(cancelTopLayer()).toBe(false);
  });
});

it('the button texts of a dialog when none are passed: are the default texts of the specification', async () => {
  await setLanguage('en');
  const confirm = render(<ConfirmDialog open title="Sure?" onConfirm={vi.fn()} onCancel={vi.fn()} />);
  confirm.role('button', 'Cancel');
  confirm.role('button', 'Confirm');
  render(<AlertDialog open title="Note" onClose={vi.fn()} />).role('button', 'Got it');
});

it('a confirm dialog when its action is running: ignores its buttons and Escape', () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { container } = render(<ConfirmDialog open busy title="Sure?" onConfirm={onConfirm} onCancel={onCancel} />);
  for (const button of container.querySelectorAll('button')) tap(button);
  pressKey(dialogOf(container), 'Escape');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

it('a toast when a dialog is open: is shown in the dialog', () => {
  vi.useFakeTimers();
  const { container } = render(
    <>
      <Toasts />
      <Dialog open title="Verify" />
    </>,
  );
  acting(() => toast('Code sent', 'success'));
  expect(dialogOf(container)?.textContent).toContain('Code sent');
  expect(container.textContent?.match(/Code sent/g)).toHaveLength(1);
  acting(() => vi.runAllTimers());
  vi.useRealTimers();
});
