/**
 * True where the host has a title bar of its own, told without the SDK, which is too large for the page's markup: WeChat and WeCom by
 * the user agent, an own app by its user agent or its channel. The app asks the SDK (`use-host-title.ts`) and may still correct it.
 */
export function hasHostBar(): boolean {
  const { webkit, sdhealthHost } = window as { webkit?: { messageHandlers?: object }; sdhealthHost?: unknown };
  return (
    /MicroMessenger|wxwork|Sd(?:Health|Insurance)App\//i.test(navigator.userAgent) ||
    Boolean(sdhealthHost || Reflect.get(Object(webkit?.messageHandlers), 'sdhealthBridge'))
  );
}
