/** Tests sharing, the download of the app and uploads, on imitated hosts. */
import { createBackend } from '@sdhealth/fixtures';
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const notices: { message: string; code?: string }[] = [];

/** Loads new modules in the host. `fetch` calls the backend, and `answers` overrides its answers by path. */
async function open(host: Exclude<HostOption, object>, answers: Record<string, unknown> = {}) {
  const backend = createBackend();
  // A notice of the previous test may still be pending.
  await vi.dynamicImportSettled();
  notices.length = 0;
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, href } = new URL(String(address), 'http://localhost');
    if (pathname.endsWith('febot-notice')) notices.push(JSON.parse(String(init?.body)));
    return pathname in answers ? Response.json(answers[pathname]) : backend.request(href, init);
  });
  const installedHost = installHost(host);
  const { bridge } = await import('../platform/bridge.ts');
  await bridge.opened;
  return {
    host: installedHost,
    share: await import('./share.ts'),
    download: await import('./download.ts'),
    upload: await import('./upload.ts'),
    channel: await import('../platform/channel.ts'),
  };
}

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const PAGE = { page: 'pecSale', name: '基础体检', to: '/pecSale/yj_jctj', imgUrl: '/cover.png' };
const SHARES_PATH = '/static-config/share.json';
const LINKS_PATH = '/static-config/app-download.json';
const RELEASE_PATH = '/apk/website/version.json';

describe('sharing', () => {
  test('a shared link when it is created: has channel, sub-channel, and the target’s campaign and source', async () => {
    const { share, channel } = await open('browser');
    channel.readChannel(new URLSearchParams('channel=c1&subChannel=s1&campaign=wx_share_PYQ&shareSource=1'));
    const links = share.shareLinks('/pecSale/yj_jctj?mobile=13800138000');
    for (const [target, campaign, source] of [
      ['timeline', 'wx_share_PYQ', 1],
      ['friend', 'wx_share_HY', 2],
      ['qq', 'wx_share_QQ', 2],
      ['qzone', 'wx_share_QZone', 1],
    ] as const)
      expect(links[target]).toMatch(
        new RegExp(`/health/pecSale/yj_jctj\\?channel=c1&subChannel=s1&campaign=${campaign}&shareSource=${source}$`),
      );
  });

  test('the shared content when page and base product are configured: as configured', async () => {
    const { share } = await open('browser');
    expect(await share.configuredShare({ ...PAGE, baseProductNo: 'B3001' })).toMatchObject({
      title: '年度体检套餐',
      desc: '来自您的健康保障伙伴',
      to: '/package-list',
    });
    expect(await share.configuredShare({ ...PAGE, page: 'package-list' })).toBeDefined();
    await vi.dynamicImportSettled();
    expect(notices).toEqual([]);
  });

  test('the shared content when not configured: product name and general text, except for a configured link', async () => {
    const content = { title: '', desc: '', isShowNickname: false, imgUrl: '/a.png', link: '' };
    const shares = {
      pecSale: {
        B1: content,
        B2: { ...content, link: 'https://health.example/campaign' },
        B3: { ...content, link: 'javascript:alert(1)' },
      },
    };
    const { share } = await open('browser', { [SHARES_PATH]: shares });
    const expected = { title: '基础体检', desc: 'From your partner in health and insurance', to: PAGE.to };
    expect(await share.shareOfPage(PAGE)).toEqual({ ...expected, imgUrl: PAGE.imgUrl });
    expect(await share.shareOfPage({ ...PAGE, baseProductNo: 'B1' })).toEqual({ ...expected, imgUrl: '/a.png' });
    expect(await share.shareOfPage({ ...PAGE, baseProductNo: 'B3' })).toMatchObject(expected);
    const { to } = await share.shareOfPage({ ...PAGE, baseProductNo: 'B2' });
    expect(share.shareLinks(to).timeline).toBe('https://health.example/campaign?campaign=wx_share_PYQ&shareSource=1');
    // A fixed address, such as an invitation, still takes precedence.
    expect(await share.shareOfPage({ ...PAGE, baseProductNo: 'B2', isFixed: true })).toMatchObject(expected);
    await vi.dynamicImportSettled();
    expect(notices).toEqual([]);
  });

  test.each([
    ['/health/package-list?a=1', '/health/package-list?a=1'],
    ['/health', '/health/'],
    ['/healthGold/step', '/health/pecSale/yj_jctj'],
    ['/other/package-list', '/health/pecSale/yj_jctj'],
    ['package-list', '/health/pecSale/yj_jctj'],
    ['//evil.example/health/x', '/health/pecSale/yj_jctj'],
    ['xhttps://evil.example/x', '/health/pecSale/yj_jctj'],
  ])(
    'U03: a shared link when it is configured as %s: is %s, because only this app’s base is accepted',
    async (link, expected) => {
      const content = { title: 'T', desc: 'D', isShowNickname: false, imgUrl: '/a.png', link };
      const { share } = await open('browser', { [SHARES_PATH]: { pecSale: { default: content } } });
      const { to } = await share.shareOfPage(PAGE);
      const { pathname, search, origin } = new URL(share.shareLinks(to).friend);
      expect(origin).toBe(location.origin);
      expect(pathname + search.replace(/[?&]campaign=.*/, '')).toBe(expected);
    },
  );

  test('the shared content when the configuration is unavailable: the page’s own content', async () => {
    const { share } = await open('browser', { [SHARES_PATH]: 'no' });
    expect(await share.shareOfPage(PAGE)).toMatchObject({ title: '基础体检', to: PAGE.to });
  });

  test('the shared content when the page or product has no configuration: reported', async () => {
    const { share } = await open('browser', { [SHARES_PATH]: { pecSale: {} } });
    expect(await share.configuredShare({ ...PAGE, page: 'nowhere' })).toBeUndefined();
    expect(await share.configuredShare({ ...PAGE, baseProductNo: 'B9' })).toBeUndefined();
    await vi.waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['page has no share', 'product has no share']),
    );
  });

  test('the shared content when a product has no entry but a default exists: the default, and reported', async () => {
    const content = { title: 'For all', desc: '', isShowNickname: false, imgUrl: '/a.png', link: '' };
    const { share } = await open('browser', {
      [SHARES_PATH]: { pecSale: { default: content, B1: { ...content, title: 'One' } } },
    });
    expect(await share.configuredShare({ ...PAGE, baseProductNo: 'B9' })).toMatchObject({ title: 'For all' });
    // Inherited property names are not entries.
    expect(await share.configuredShare({ ...PAGE, baseProductNo: 'constructor' })).toMatchObject({ title: 'For all' });
    expect(await share.configuredShare({ ...PAGE, baseProductNo: 'B1' })).toMatchObject({ title: 'One' });
    expect(await share.configuredShare(PAGE)).toMatchObject({ title: 'For all' });
    await vi.dynamicImportSettled();
    expect(notices).toMatchObject([
      { message: 'product has no share', code: 'SHARE-PRODUCT' },
      { message: 'product has no share' },
    ]);
  });

  test('the shared title when none is configured: the product’s configured name', async () => {
    const { share } = await open('browser');
    expect(await share.shareOfPage({ ...PAGE, baseProductNo: 'B3002' })).toMatchObject({ title: '健康关怀体检' });
    expect(await share.shareOfPage({ ...PAGE, page: 'science', name: 'Sleep well' })).toMatchObject({
      title: 'Sleep well',
    });
  });

  test('the share configuration when compared with the routes: has all pages and only known products', async () => {
    await open('browser');
    const { request } = await import('../client/request.ts');
    const { getShareConfig } = await import('../api/config-pages.ts');
    const { config, loadConfig } = await import('../platform/configuration.ts');
    const { routes } = await import('../routes.ts');
    await loadConfig();
    const shares = await request(getShareConfig);
    const rows: readonly { share?: string }[] = Object.values(routes);
    expect(Object.keys(shares).sort()).toEqual(rows.flatMap(({ share }) => share ?? []).sort());
    const knownKeys = ['default', ...Object.keys(config.baseProducts)];
    for (const entries of Object.values(shares))
      expect(knownKeys).toEqual(expect.arrayContaining(Object.keys(entries)));
  });

  test('the host’s share sheet when it is opened: gets the content, and its target is tracked', async () => {
    const { share, host } = await open('ios-app');
    const tracked = vi.fn<(event: Event) => void>();
    addEventListener('sdhealth:track', tracked);
    expect(await share.openShare({ title: 't', desc: '', to: '/package-list', imgUrl: '/a.png' }, 'timeline')).toBe(
      true,
    );
    const request = host.traffic.find(({ name, direction }) => name === 'openShareSheet' && direction === 'to-host');
    expect(JSON.stringify(request?.body)).toContain('campaign=wx_share_PYQ');
    expect(tracked).toHaveBeenCalledOnce();
    host.answer('cancel');
    expect(await share.openShare({ title: 't', desc: '', to: '/package-list', imgUrl: '/a.png' })).toBe(false);
    removeEventListener('sdhealth:track', tracked);
  });
});

describe('the download of the app', () => {
  test('the download of the app when the host has a store: opened by the host', async () => {
    const { download } = await open('ios-app');
    expect(await download.guideToDownload()).toBe('opened');
    await vi.dynamicImportSettled();
    expect(notices).toEqual([]);
  });

  test('the download links when the configuration omits some: completed from the released version’s file', async () => {
    const { download, host } = await open('android-app', {
      [LINKS_PATH]: { appStore: 'https://store.example/a' },
      [RELEASE_PATH]: { version: 'https://dl.example/new.apk', appStore: 'https://store.example/b' },
    });
    expect(await download.guideToDownload()).toBe('opened');
    const request = host.traffic.find(({ name, direction }) => name === 'openStore' && direction === 'to-host');
    expect(request?.body).toMatchObject({
      params: { androidUrl: 'https://dl.example/new.apk', appStoreUrl: 'https://store.example/a' },
    });
  });

  test('the download of the app when a channel is set: tracked with the channel’s code', async () => {
    const { download, channel } = await open('ios-app');
    const tracked: unknown[] = [];
    const onTrack = (event: Event) => tracked.push((event as CustomEvent<unknown>).detail);
    addEventListener('sdhealth:track', onTrack);
    await download.guideToDownload();
    channel.readChannel(new URLSearchParams('channel=wx-menu'));
    await download.guideToDownload();
    await vi.waitFor(() => expect(tracked).toEqual([{ name: 'download', code: 'SD_WX_MENU' }]));
    removeEventListener('sdhealth:track', onTrack);
  });

  test('the download of the app when there is no link: reported', async () => {
    const { download } = await open('ios-app', { [LINKS_PATH]: {}, [RELEASE_PATH]: {} });
    expect(await download.guideToDownload()).toBe('no-link');
    await vi.dynamicImportSettled();
    await vi.dynamicImportSettled();
    expect(notices).toMatchObject([{ message: 'no download link', code: 'DOWNLOAD' }]);
  });
});

describe('pictures', () => {
  test('a picture when it is chosen: checked before it is sent', async () => {
    const { upload } = await open('browser');
    expect(upload.pictureFault({ size: 1, type: 'image/png' })).toBeUndefined();
    expect(upload.pictureFault({ size: 5 * 1024 * 1024 + 1, type: 'image/png' })).toBe('too-big');
    expect(upload.pictureFault({ size: 1, type: 'text/html' })).toBe('not-a-picture');
    // A picture that is only in the phone's cloud storage may have no bytes.
    expect(upload.pictureFault({ size: 0, type: 'image/png' })).toBe('not-a-picture');
  });

  test('pictures when the host has a picker: chosen there, and cancelling gives an empty list', async () => {
    const { upload, host } = await open('ios-app');
    const [picture] = await upload.choosePictures(1);
    expect(picture?.type).toMatch(/^image\//);
    host.answer('cancel');
    expect(await upload.choosePictures(1)).toEqual([]);
  });

  test('N08, N13: a picture when it is sent: uploaded once with progress, and aborted with its screen', async () => {
    const { upload } = await open('browser');
    const fakeXhrs: FakeXhr[] = [];
    vi.stubGlobal('XMLHttpRequest', fakeXhrClass(fakeXhrs));
    const progress: number[] = [];
    const uploading = upload.uploadPicture('inquiry', new Blob(['x'], { type: 'image/png' }), {
      onProgress: (fraction) => progress.push(fraction),
    });
    await vi.waitFor(() => expect(fakeXhrs).toHaveLength(1));
    fakeXhrs[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    fakeXhrs[0]?.upload.onload?.();
    fakeXhrs[0]?.answer(JSON.stringify({ code: 0, data: { url: '/p.png', bytes: 1 }, msg: '' }));
    expect(await uploading).toEqual({ url: '/p.png', bytes: 1 });
    expect(progress).toEqual([0.25, 1]);

    const pageAbort = new AbortController();
    const other = upload.uploadPicture('inquiry', new Blob(['x']), {
      onProgress: () => undefined,
      signal: pageAbort.signal,
    });
    const ended = other.catch((error: unknown) => error);
    await vi.waitFor(() => expect(fakeXhrs).toHaveLength(2));
    pageAbort.abort();
    expect(await ended).toMatchObject({ code: 'ABORTED' });
    expect(fakeXhrs[1]?.aborted).toBe(true);
    expect(fakeXhrs).toHaveLength(2);
  });
});

interface FakeXhr {
  upload: {
    onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void;
    onload?: () => void;
  };
  aborted: boolean;
  answer(text: string): void;
}

/** Fakes `XMLHttpRequest`. The test answers in place of the server. */
function fakeXhrClass(created: FakeXhr[]) {
  return class {
    upload = {};
    status = 0;
    responseText = '';
    withCredentials = false;
    aborted = false;
    onload: (() => void) | undefined;
    onabort: (() => void) | undefined;
    onloadend: (() => void) | undefined;
    constructor() {
      created.push(this);
    }
    open(): void {}
    setRequestHeader(): void {}
    send(): void {}
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    answer(text: string): void {
      this.status = 200;
      this.responseText = text;
      this.onload?.();
      this.onloadend?.();
    }
  };
}
