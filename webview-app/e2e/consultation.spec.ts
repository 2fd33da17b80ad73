/** Tests a whole consultation: after a lost network and a killed page no message is lost or duplicated. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import {
  CUT_ERRORS,
  chooseDoctor,
  doctorOf,
  messageWith,
  openFromHome,
  orderOf,
  rate,
  sendText,
  submitQuestion,
} from './journey/consultation-steps.ts';

test.use({ allowErrors: CUT_ERRORS });

const QUESTION = '手臂上起了红疹，三天了，晚上比较痒，没有发烧';

test('a consultation when the network is cut and the page is killed: loses no message and ends with a rating', async ({
  page: first,
  context,
  host,
}) => {
  let page = first;
  await test.step('finds a doctor', async () => {
    await openFromHome(page, host, /在线问医生/);
    await page
      .getByRole('link', { name: /^关爱父母.*剩余/ })
      .first()
      .click();
    await page.waitForURL(/orderNo=/);
    await chooseDoctor(page, /心血管|心内科/, /陈思远/);
  });
  await test.step('describes the question', () => submitQuestion(page, QUESTION));

  const orderNo = orderOf(page);
  const doctor = doctorOf(context, orderNo);
  const sees = (text: string) => expect(messageWith(page, text)).toHaveCount(1);
  await doctor.play({ answers: false });

  await test.step('exchanges messages', async () => {
    await doctor.play({ say: '您好，最近换过洗衣液吗？' });
    await sees('您好，最近换过洗衣液吗？');
    await sendText(page, '没有换过');
    await expect.poll(doctor.sentTexts).toEqual([QUESTION, '没有换过']);
  });

  await test.step('loses the network while sending two messages', async () => {
    await doctor.cut();
    await sendText(page, '白天也会痒');
    await sendText(page, '洗澡以后更明显');
    expect(await doctor.sentTexts()).toEqual([QUESTION, '没有换过']);
    await doctor.mend();
    await expect
      .poll(doctor.sentTexts, { timeout: 30_000 })
      .toEqual([QUESTION, '没有换过', '白天也会痒', '洗澡以后更明显']);
    await sees('白天也会痒');
  });

  await test.step('reopens a killed page with an unsent message', async () => {
    await doctor.cut();
    await sendText(page, '需要去医院吗？');
    await page.close();
    await doctor.mend();
    await doctor.play({ say: '先用保湿霜，一周后再看' });
    page = await context.newPage();
    await page.goto('/health/');
    await page
      .getByRole('link', { name: /在线问医生/ })
      .first()
      .click();
    // Waits for the page, as home has a link with this name too.
    await expect(page).toHaveURL(/\/medical-services\/online/);
    await page
      .getByRole('link', { name: /关爱父母/ })
      .first()
      .click();
    await page.getByRole('link', { name: /继续问诊/ }).click();
    await sees('先用保湿霜，一周后再看');
    await expect
      .poll(doctor.sentTexts)
      .toEqual([QUESTION, '没有换过', '白天也会痒', '洗澡以后更明显', '需要去医院吗？']);
    for (const text of ['没有换过', '白天也会痒', '洗澡以后更明显', '需要去医院吗？']) await sees(text);
  });

  await test.step('ends the consultation and rates it', async () => {
    await doctor.play({ end: true });
    await page.getByRole('link', { name: '评价医生' }).first().click();
    await expect(page.getByText('您对医生满意吗？')).toBeVisible();
    await rate(page);
  });
});
