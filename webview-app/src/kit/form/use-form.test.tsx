import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actingLater, render, tap, typeIn } from '../../../test/render.tsx';
import { ApiError } from '../../client/request.ts';
import { setLanguage } from '../../messages/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFrame } from '../page/form-of.tsx';
import { FieldFault, useForm } from './use-form.ts';

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
  const shown = render(<PersonForm send={send} {...(draft && { draft })} />);
  const input = (name: string) => shown.container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const submit = () =>
    actingLater(async () => {
      shown.container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  const fill = () => {
    typeIn(input('name'), 'Zhang');
    typeIn(input('phone'), '13800138000');
    tap(input('agreed'));
  };
  return { ...shown, input, submit, fill };
}

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
});

describe('a form', () => {
  it('a form when a field is invalid: sends nothing and focuses the first invalid field', async () => {
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
    const described = input('phone')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please enter a correct mobile number');
    typeIn(input('phone'), '13800138000');
    expect(input('phone')?.getAttribute('aria-invalid')).toBeNull();
  });

  it('a form when sending fails: keeps all values and has an error', async () => {
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

  it('a form when the service refuses a field: shows the error there until the field changes', async () => {
    const { input, submit, fill, container } = open(async () => {
      throw new FieldFault('phone', 'This number is taken');
    });
    fill();
    await submit();
    expect(container.textContent).toContain('This number is taken');
    expect(document.activeElement).toBe(input('phone'));
    typeIn(input('phone'), '13900139000');
    expect(container.textContent).not.toContain('This number is taken');
  });

  it.each([
    ['keeps the key when nobody knows how the last try ended (P02)', new ApiError('TIMEOUT', 'POST /x'), false, 1],
    ['takes a new key when the content changed (P09)', new ApiError('TIMEOUT', 'POST /x'), true, 2],
    ['takes a new key after a refusal', new ApiError(40911, 'POST /x'), false, 2],
  ])('a form when sent again: %s', async (_name, error, change, keys) => {
    const send = vi.fn<Send>().mockRejectedValue(error);
    const { input, submit, fill } = open(send);
    fill();
    await submit();
    if (change) typeIn(input('name'), 'Wang');
    await submit();
    expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(keys);
  });

  it('a form when reloaded: restores the draft without sensitive values; when sent: drops it', async () => {
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

  it('T04: a form when the draft is of another version: ignores it', () => {
    const stored = { value: { value: { name: 5, agreed: 'yes', gone: 1 } } };
    sessionStorage.setItem('sdhealth.own.draft.person', JSON.stringify(stored));
    const { input } = open(undefined, 'person');
    expect([input('name')?.value, input('agreed')?.checked]).toEqual(['', false]);
  });
});
