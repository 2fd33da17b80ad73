/** Finds contradictions of a page: its title and its heading must name the same thing in every state. */
import type { Page } from '@playwright/test';
import type { RouteId } from '../../src/routes.ts';

/** Lists screens whose heading names something other than the title, with the meaning of the heading. */
const OTHER_HEADINGS: Readonly<Partial<Record<RouteId, string>>> = {
  'assessment.intro': 'the name of the assessment',
  'assessment.start': 'the question',
  'assessment.report': 'the result itself',
  'campaign.pull-new': 'what can be won',
  'checkup.book': 'the question of the step',
  'checkup.landing': 'the name of the package',
  'checkup.landing-form': 'the question of the step',
  'checkup.pay-refunded': 'the state of the refund',
  'consultation.graphic-doctor': 'the name of the doctor',
  'consultation.online': 'the department',
  'content.article': 'the name of the article',
  'content.science': 'the name of the article',
  'content.science-new': 'the name of the article',
  'download.app': 'what the app gives',
  'download.bd': 'what the app gives',
  'download.qy': 'what the app gives',
  'download.qy-page': 'what the app gives',
  'download.commodity': 'what the app gives',
  'download.hz': 'what the app gives',
  'services.share': 'the name of the service',
  'free-appointment.book': 'the question of the step',
  'free-appointment.book-city': 'the question of the step',
  'support.error': 'what went wrong',
  'insurance.health-guarantee': 'what it promises',
  'activity.milestone': 'the name of the medal',
  'hand-off.open-minapp': 'the name of the mini-program',
  'hand-off.open-minapp-new': 'the name of the mini-program',
  'pipeline.detail': 'the state of the service',
  'health-gold.goods-detail': 'the name of the goods',
  'pipeline.overview': 'the name of the service',
  'activity.stock': 'the state of the activity',
  'value-added.order': 'the state of the order',
  'value-added.service': 'the name of the service, or its state',
  'activity.refute-rumors': 'the statement, or the result of the day',
  'rights.claim': 'the state of the activity',
  'rights.claim-success-variant': 'what the benefit gives',
  'rights.contract-withholding': 'the state of the agreement',
  'service-detail.detail': 'the service, or its state',
  'service-detail.evaluate': 'the thanks, once it is rated',
  'service-detail.interrogation': 'what is asked for',
  'tob.detail': 'the question of the step, where nothing is booked yet',
  'tob-pec.book': 'the question of the step',
};

/** Matches titles about a state, such as "Appointment status". The heading then gives the state, such as "Booked". */
const STATE_TITLES = /status$|result$|状态$|结果$/;

/** Matches the areas whose headings were reviewed in both languages. The sample checks only these, as a row has one language. */
const REVIEWED_AREAS = /^(assessment|campaign|content|download|health-gold|rights)\./;
const isSample = process.env['SAMPLE'] === '1';

/** Returns a fault if title and heading of the page have no word in common. */
export async function contradictions(page: Page, id: RouteId): Promise<string[]> {
  if (id in OTHER_HEADINGS || (isSample && !REVIEWED_AREAS.test(id))) return [];
  const [title = '', heading] = await page.evaluate(() => [
    document.title,
    document.querySelector('main h1')?.textContent ?? '',
  ]);
  return heading && !STATE_TITLES.test(title) && !haveCommonWord(title, heading)
    ? [`the title says «${title}», the heading «${heading}»`]
    : [];
}

const EMPTY = /^(the|and|for|not|you|your|our|this|that|with|has|have|was|are|now|yet)$/;

/** Returns the words of an English text, or the pairs of neighbours among Chinese characters. */
const wordsOf = (text: string): string[] => [
  ...(text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)),
  ...[...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? ''),
];

/** Tells if any two words begin alike, such as `refund` and `refunded`. */
function haveCommonWord(value: string, other: string): boolean {
  const otherWords = wordsOf(other);
  return wordsOf(value).some((word) => otherWords.some((next) => word.startsWith(next) || next.startsWith(word)));
}
