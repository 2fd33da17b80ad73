/** Tests changes of a checkup on two phones: a request is refused if the page showed an outdated state. */
import { expect, test } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, pickDay } from '../../../test/person.ts';
import { type SecondPhone, secondPhone } from '../../../test/second-phone.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import type { Appointment } from '../../api/exam.ts';

testsWholePages('browser');

const EXAM = '/api/sdhealth/physical/examination';
const ORDER = 'O1002';
const CHANGED = 'This has changed in the meantime';

async function appointment(phone: SecondPhone): Promise<Appointment> {
  const { appointment: match } = (await phone.get(`${EXAM}/get-examination-appointment?orderNo=${ORDER}`)) as {
    appointment: Appointment;
  };
  return match;
}

/** Moves the appointment on the second phone to the open day at the index, and returns that day. */
async function moveDate(phone: SecondPhone, index: number): Promise<string> {
  const { days } = (await phone.get(`${EXAM}/get-examination-date-for-rebook?orderNo=${ORDER}`)) as {
    days: { date: string; open: boolean }[];
  };
  const { appointmentDate } = await appointment(phone);
  const date = days.filter((day) => day.open && day.date !== appointmentDate)[index]?.date ?? '';
  await phone.form(`${EXAM}/rebook`, { orderNo: ORDER, appointmentDate: date });
  return date;
}

const writes = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === `${EXAM}/${path}`).length;
const cancelInDialog = () => document.querySelector<HTMLButtonElement>('dialog button:last-of-type')?.click();

/** Opens the cancellation dialog, moves the date on the second phone, and confirms the dialog. */
async function cancelAfterMove() {
  const app = await asCustomer(newBrowser(), `/pecState/yj_gefmtj/${ORDER}`);
  await press('Cancel the appointment');
  await see('Cancel this appointment?');
  const phone = await secondPhone();
  const appointmentBefore = await appointment(phone);
  const date = await moveDate(phone, 5);
  cancelInDialog();
  await see(CHANGED);
  return { app, phone, before: appointmentBefore, date };
}

test('a cancellation when another phone has moved the date: cancels nothing and shows both dates', async () => {
  const { phone, before, date } = await cancelAfterMove();
  const { dayText } = await import('../../messages/date-text.ts');
  await see(`was ${dayText(before.appointmentDate)}, now ${dayText(date)}`);
  expect(await appointment(phone)).toMatchObject({ status: 'booked', appointmentDate: date });
});

test('a cancellation when the person stops after a moved date: closes its dialog, and the page shows the present date', async () => {
  const { app, phone, date } = await cancelAfterMove();
  await press('Don’t go ahead');
  await soon(() => expect(sees('Cancel this appointment?')).toBe(false));
  await see('Cancel the appointment');
  await press('Cancel the appointment');
  const { dayInWords } = await import('../../ui/month.ts');
  await see(dayInWords(date, 'en'));
  expect(writes(app, 'cancel-book')).toBe(1);
  cancelInDialog();
  await soon(async () => expect(await appointment(phone)).toMatchObject({ status: 'cancelled' }));
});

test('a cancellation when the person confirms the present date: is executed once', async () => {
  const { app, phone, date } = await cancelAfterMove();
  await press('Go ahead');
  await soon(() => expect(writes(app, 'cancel-book')).toBe(2));
  await soon(() => expect(sees(CHANGED)).toBe(false));
  expect(await appointment(phone)).toMatchObject({ status: 'cancelled', appointmentDate: date });
});

test('a cancellation when another phone moves the date again: must be confirmed again', async () => {
  const { phone } = await cancelAfterMove();
  const last = await moveDate(phone, 9);
  await press('Go ahead');
  const { dayText } = await import('../../messages/date-text.ts');
  await see(new RegExp(`now ${dayText(last)}`));
  expect(await appointment(phone)).toMatchObject({ status: 'booked', appointmentDate: last });
});

test('a cancellation when another phone has cancelled: shows that and needs no confirmation', async () => {
  await asCustomer(newBrowser(), `/pecState/yj_gefmtj/${ORDER}`);
  await press('Cancel the appointment');
  await see('Cancel this appointment?');
  await (await secondPhone()).form(`${EXAM}/cancel-book`, { orderNo: ORDER });
  cancelInDialog();
  await see('was booked, now cancelled');
  expect(sees('Go ahead')).toBe(false);
  await press('Got it');
  await see('Book now');
});

test('a change of the date when another phone has changed it: is refused and does not use the last change', async () => {
  const app = await asCustomer(newBrowser(), `/medical-services/pec/yj_gefmtj/${ORDER}?rebook=1`);
  await see('It stays yours until');
  await pickDay(1);
  const phone = await secondPhone();
  const date = await moveDate(phone, 5);
  await press('Confirm the new date');
  await see(CHANGED);
  await see('was 2, now 1');
  expect(await appointment(phone)).toMatchObject({ appointmentDate: date, rebooksLeft: 1 });
  await press('Don’t go ahead');
  await see('You can change the date one more time');
  // Each phone has sent one change.
  expect(writes(app, 'rebook')).toBe(2);
  expect(location.pathname).toContain('/medical-services/pec/');
});
