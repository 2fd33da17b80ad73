/**
 * Searches the provider's offers and the person's data, one kind at a time. Rules:
 * 1. Kinds are independent: a failure of one affects no other, and none asks for a login.
 * 2. Responses to an older text are dropped (`use-resource.ts`).
 * 3. Orders are searched only for a logged-in person. No response is stored.
 */
import { useSnapshot } from 'valtio';
import { listOrders } from '../../../../api/account.ts';
import { searchArticles } from '../../../../api/article.ts';
import { listPackages, type PackageSummary } from '../../../../api/mall.ts';
import { listDepartmentDoctors } from '../../../../api/special-inquiry.ts';
import { QUIET } from '../../../../client/request.ts';
import { usePage } from '../../../../kit/answers/use-page.ts';
import { addressOfService } from '../../../../kit/links/service-links.ts';
import { dayText } from '../../../../messages/date-text.ts';
import { href } from '../../../../routes.ts';
import { unlessOmitted } from '../../../../rules/omitted-text.ts';
import { isSignedIn, session } from '../../../../store/session.ts';
import { hasWords, type KindResults, kindOf, type ResultKind } from './result-kind.ts';
import { useInstitutions } from './use-institutions.ts';

/** The number of results of a kind that are requested. */
const PAGE_SIZE = 20;
/** Placeholder for order and product in an address without an order. */
const NO_ORDER = 'none';

/** Returns the matches of a text, in the order of the page. An empty text has none. */
export function useResults(text: string): readonly ResultKind[] {
  const { status } = useSnapshot(session);
  const packages = usePage(listPackages, { query: {} }, QUIET);
  const institutions = useInstitutions(text, packages);
  const doctors = usePage(
    listDepartmentDoctors,
    text ? { body: { keyword: text, sortValue: 0, priceValue: [], pageSize: PAGE_SIZE } } : null,
    QUIET,
  );
  const articles = usePage(searchArticles, text ? { query: { keyword: text, pageSize: PAGE_SIZE } } : null, QUIET);
  const isLoggedIn = isSignedIn(status);
  const orders = usePage(
    listOrders,
    text && isLoggedIn ? { body: { search: text, pageSize: PAGE_SIZE } } : null,
    QUIET,
  );
  if (text === '') return [];
  return [
    ...(isLoggedIn
      ? [
          kindOf('orders', orders, ({ list, total }) => ({
            total,
            all: href('services.orders') + searchOf(text),
            rows: list.map(({ kind, orderNo, productName, createdAt, statusText, link }) => ({
              key: `${kind} ${orderNo}`,
              title: productName,
              text: [dayText(createdAt), unlessOmitted(statusText)].filter(Boolean).join('\u00a0· '),
              to: addressOfService(link ?? '') ?? href('services.orders') + searchOf(orderNo),
            })),
          })),
        ]
      : []),
    kindOf('packages', packages, ({ list }) => packagesOf(list, text)),
    institutions,
    kindOf('doctors', doctors, ({ list, total }) => ({
      total,
      all: href('consultation.online', {}, { departmentId: 'all' }) + searchOf(text, '&'),
      rows: list.map((doctor) => ({
        key: doctor.encryptDoctorId,
        title: `${doctor.doctorName}\u00a0· ${doctor.title}`,
        text: `${doctor.hospitalName}\u00a0· ${doctor.departmentName}`,
        to: href(
          'consultation.graphic-doctor',
          { baseProductNo: NO_ORDER, encryptDoctorId: doctor.encryptDoctorId, bizOrderNo: NO_ORDER },
          { kind: 'special' },
        ),
      })),
    })),
    kindOf('articles', articles, ({ list, total }) => ({
      total,
      all: href('content.science-list') + searchOf(text),
      rows: list.map(({ id, title, channelName }) => ({
        key: id,
        title,
        text: channelName,
        to: href('content.science-new', { id }),
      })),
    })),
  ];
}

const searchOf = (text: string, separator = '?'): string => `${separator}${new URLSearchParams({ search: text })}`;

/** Searches the packages in the app, because the service returns all of them at once. */
function packagesOf(list: readonly PackageSummary[], text: string): KindResults {
  const matches = list.filter(({ name, subtitle, tags }) => hasWords(text, name, subtitle, ...tags));
  return {
    total: matches.length,
    rows: matches.map(({ productNo, name, subtitle }) => ({
      key: productNo,
      title: name,
      text: subtitle,
      to: href('checkup.sale', { productNo }),
    })),
  };
}
