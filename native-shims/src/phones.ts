/** The systems of phones on which a host can run. */
export type PhoneOs = 'android' | 'ios' | 'harmony';

/**
 * The value of `navigator.platform` on each phone. Vendor SDKs search it for `mac` and `win`.
 * @internal
 */
export const PLATFORMS: Readonly<Record<PhoneOs, string>> = {
  android: 'Linux armv8l',
  ios: 'iPhone',
  harmony: 'Linux aarch64',
};

/**
 * The user agent of each phone's web view, as observed in 2025. A host's app appends its tokens.
 * @internal
 */
export const WEB_VIEWS: Readonly<Record<PhoneOs, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 14; 23116PN5BC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.180 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
};
