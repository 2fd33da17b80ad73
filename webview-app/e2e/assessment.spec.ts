/** Tests an assessment with every kind of question, a reload and a lost answer, and then the daily statements. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { answerStatement, choose, readErrorReports, readStorage, typeAnswer } from './journey/assessment-steps.ts';
import { FAULT_ERRORS, heading, plant, press } from './journey/checkup-steps.ts';
import { openFromHome } from './journey/consultation-steps.ts';

const SUBMIT = 'POST /api/sdhealth/assessment/submit';

test.use({ allowErrors: FAULT_ERRORS });

test('P02 V01 V04: an assessment when the page is reloaded and a response is lost: is sent once and ends in its report', async ({
  page,
  host,
}) => {
  test.slow();
  await test.step('chooses a questionnaire', async () => {
    await openFromHome(page, host, /健康测评/);
    await page.getByRole('link', { name: /糖尿病风险测评/ }).click();
    await expect(heading(page, '糖尿病风险测评')).toBeVisible();
    await page.getByRole('link', { name: '开始测评' }).click();
  });

  await test.step('answers with an invalid number and a reload', async () => {
    await typeAnswer(page, '您的年龄？', '19');
    await expect(page.getByText('请输入 20 到 90 之间的数字')).toBeVisible();
    await typeAnswer(page, '您的年龄？', '66');
    await choose(page, '您的性别？', '男');
    await typeAnswer(page, '您的腰围？', '96');
    await page.reload();
    await typeAnswer(page, '您的体重指数（BMI）是多少？', '３０，５');
    await typeAnswer(page, '最近一次的收缩压（高压）是多少？', '150');
    await choose(page, '父母、兄弟姐妹或子女有糖尿病吗？', '有');
    await press(page, '上一步');
    await expect(page.getByRole('radio', { name: '有', exact: true })).toBeChecked();
    await choose(page, '父母、兄弟姐妹或子女有糖尿病吗？');
    await choose(page, '最近有这些情况吗？', '都没有', '经常口渴');
    await choose(page, '一周有几天运动 30 分钟以上？', '1');
    await choose(page, '您测过血糖吗？', '测过');
    await typeAnswer(page, '最近一次测血糖是哪天？', '2021-05-04');
    await expect(heading(page, '核对您的回答')).toBeVisible();
  });

  await test.step('leaves and returns', async () => {
    await page.goto('/health/assessment/A5002');
    await expect(page.getByText('您有未完成的测评')).toBeVisible();
    expect(await readStorage(page)).toContain('2021-05-04');
    await page.getByRole('link', { name: '继续测评' }).click();
    await expect(page.getByRole('button', { name: /腰围.*96 厘米/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /这些情况.*经常口渴$/ })).toBeVisible();
  });

  await test.step('sends the answers while the response is lost', async () => {
    // The browser itself may repeat a request whose connection broke.
    await plant(page, [
      { match: SUBMIT, times: 1, kind: 'drop' },
      { match: SUBMIT, times: 2, kind: 'status', value: 503 },
    ]);
    await press(page, '查看结果');
    await expect(page.getByRole('alert').filter({ hasText: '不会重复' })).toBeVisible();
    await press(page, '查看结果');
    await expect(heading(page, '高风险')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '腰围' })).toContainText('96厘米');
    await expect(page.getByText('建议咨询医生')).toBeVisible();
    // The test leaves a single result, and no answers on the phone or in error reports.
    await expect(page.getByText('其他测评记录')).toHaveCount(0);
    expect(await readStorage(page)).not.toContain('2021-05-04');
    expect(await readErrorReports(page)).not.toMatch(/thirst|2021-05-04/);
    await page.goBack();
    await expect(page.getByRole('link', { name: /上次结果.*高风险/ })).toBeVisible();
  });

  await test.step('judges the statements of the day', async () => {
    await page.goto('/health/activity/refuteRumors');
    await answerStatement(page);
    await press(page, '下一题');
    await answerStatement(page);
    await page.reload();
    await expect(page.getByText('第 3 题，共 3 题').first()).toBeVisible();
    await answerStatement(page);
    await press(page, '查看今日成绩');
    await expect(heading(page, '今日已答完')).toBeVisible();
    await expect(page.getByText('5 天')).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
  });
});
