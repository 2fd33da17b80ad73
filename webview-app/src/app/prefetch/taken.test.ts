import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/open-app.tsx';
import { pageAddress } from '../../../test/sample-pages.ts';
import { holdTime, untilSettled } from '../../../test/settled.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import type { RouteId } from '../../routes.ts';
import { READS } from './head-data.ts';

testsWholePages();
beforeEach(() => void installHost('browser'));

test.each(Object.keys(READS) as RouteId[])(
  'page %s when its link was pressed: takes the prefetched answer of each of its reads',
  async (id) => {
    holdTime();
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const app = await browser.open('/download');
    await untilSettled(app);
    const { prefetchedCount } = await import('../../client/request.ts');
    const { match } = await import('../../routes.ts');
    const { prefetchPage } = await import('./route.ts');
    const matched = match(pageAddress(id));
    if (matched) await prefetchPage(matched);
    const prefetched = prefetchedCount();
    app.navigate(pageAddress(id));
    await untilSettled(app);
    expect([prefetched, prefetchedCount()]).toEqual([READS[id]?.(matched?.params ?? {}).length, 0]);
  },
);
