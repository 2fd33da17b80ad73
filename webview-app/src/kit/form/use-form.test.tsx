import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actingLater, render, tap, typeIn } from '../../../test/render.tsx';
import { ApiError } from '../../client/request.ts';
import { setLanguage } from '../../messages/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFrame } from '../page/form-of.tsx';
import { FieldError, useForm } from './use-form.ts';

interface Person {
  name: string;
  phone: string;
  agreed: boolean;
}
type Send = (person: Person, key: string) => Promise<unknown>;

const phoneRule = (phone: string) => (/^1\d{10}$/.test(phone) ? undefined : 'Please enter a correct mobile number');

function PersonForm({ send, draft }: { send: Send; draft?: string }) {
  const form = useForm({
    fields: {
      name: { drafted: true, initial: '', check: (name) => (name ? undefined : 'Please fill this in') },
      phone: { initial: '', check: phoneRule },
      agreed: { drafted: true, initial: false, check: (agreed) => (agreed ? undefined : 'Please agree first') },
    },
    submit: send,
    ...(draft && { draft }),
  });
  return (
    <FormFrame title="Person" submit="Send" form={form}>
      <Field label="Name" {...form.field('name')} />
      <Field label="Phone" kind="tel" {...form.field('phone')} />
      <Checkbox {...form.field('agreed')} checked={form.values.agreed}>
        I agree
      </Checkbox>
    </FormFrame>
  );
}

function open(send: Send = async () => undefined, draft?: string) {
  const view = render(<PersonForm send={send} {...(draft && { draft })} />);
  const input = (name: string) => view.container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const submit = () =>
    actingLater(async () => {
      view.container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  const fill = () => {
    typeIn(input('name'), 'Zhang');
    typeIn(input('phone'), '13800138000');
    tap(input('agreed'));
  };
  return { ...view, input, submit, fill };
}

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
});

describe('a form', () => {
  it('a form when a field is invalid: focuses the first invalid field and is not sent', async () => {
    const send = vi.fn<Send>();
    const { input, submit, container } = open(send);
    await submit();
    expect(document.activeElement).toBe(input('name'));
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    typeIn(input('name'), 'Zhang');
    await submit();
    expect(document.activeElement).toBe(input('phone'));
    expect(send).not.toHaveBeenCalled();
  });

  it('a form when a field is corrected: removes its error', async () => {
    const { input, submit, container } = open();
    expect(container.textContent).not.toContain('correct mobile number');
    await submit();
    const describedBy = input('phone')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('Please enter a correct mobile number');
    typeIn(input('phone'), '13800138000');
    expect(input('phone')?.getAttribute('aria-invalid')).toBeNull();
  });

  it('a form when sending fails: keeps all values and shows an error', async () => {
    const { input, submit, fill, container } = open(async () => {
      throw new ApiError('HTTP', 'POST /x', { status: 400 });
    });
    fill();
    await submit();
    expect([input('name')?.value, input('phone')?.value, input('agreed')?.checked]).toEqual([
      'Zhang',
      '13800138000',
      true,
    ]);
    expect([...container.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)).toContain(
      'Not sent. What you entered is kept, please try again',
    );
  });

  it('P01: a form when it is being sent: ignores further attempts', async () => {
    let finish = () => {};
    const send = vi.fn<Send>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { submit, fill, container } = open(send);
    fill();
    for (let taps = 0; taps < 5; taps += 1) await submit();
    expect(send).toHaveBeenCalledOnce();
    expect(container.querySelector('button[type="submit"]')?.getAttribute('aria-busy')).toBe('true');
    await actingLater(async () => finish());
    expect(container.querySelector('button[type="submit"]')?.getAttribute('aria-busy')).toBeNull();
  });

  it('a form when the service refuses a field: shows the error at the field until the field changes', async () => {
    const { input, submit, fill, container } = open(async () => {
      throw new FieldError('phone', 'This number is taken');
    });
    fill();
    await submit();
    expect(container.textContent).toContain('This number is taken');
    expect(document.activeElement).toBe(input('phone'));
    typeIn(input('phone'), '13900139000');
    expect(container.textContent).not.toContain('This number is taken');
  });

  it.each([
    ['the last result is unknown: keeps the key (P02)', new ApiError('TIMEOUT', 'POST /x'), false, 1],
    ['the content has changed: has a new key (P09)', new ApiError('TIMEOUT', 'POST /x'), true, 2],
    ['the last attempt was refused: has a new key', new ApiError(40911, 'POST /x'), false, 2],
  ])('a form that is sent again when %s', async (_name, error, change, keys) => {
    const send = vi.fn<Send>().mockRejectedValue(error);
    const { input, submit, fill } = open(send);
    fill();
    await submit();
    if (change) typeIn(input('name'), 'Wang');
    await submit();
    expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(keys);
  });

  it('the draft of a form when the page reloads: restores all but the sensitive values, until the form is sent', async () => {
    const first = open(undefined, 'person');
    first.fill();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('13800138000');
    first.unmount();
    const second = open(undefined, 'person');
    expect([second.input('name')?.value, second.input('phone')?.value, second.input('agreed')?.checked]).toEqual([
      'Zhang',
      '',
      true,
    ]);
    typeIn(second.input('phone'), '13800138000');
    await second.submit();
    second.unmount();
    expect(open(undefined, 'person').input('name')?.value).toBe('');
  });

  it('T04: a form when its draft is of another version: ignores the draft', () => {
    const stored = { value: { value: { name: 5, agreed: 'yes', removedField: 1 } } };
    sessionStorage.setItem('sdhealth.own.draft.person', JSON.stringify(stored));
    const { input } = open(undefined, 'person');
    expect([input('name')?.value, input('agreed')?.checked]).toEqual(['', false]);
  });
});
