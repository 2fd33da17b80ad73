// Declares the parts of ArkWeb and of the reader's own app that the native files and the HarmonyOS guide name.
declare module '@kit.ArkWeb' {
  namespace webview {
    class WebviewController {
      getUrl(): string;
      getUserAgent(): string;
      setCustomUserAgent(userAgent: string): void;
      loadUrl(address: string): void;
      runJavaScript(script: string): Promise<string>;
    }
  }
}

declare module '@kit.BasicServicesKit' {
  namespace systemDateTime {
    enum TimeType {
      STARTUP = 0,
    }
    function getUptime(timeType: TimeType): number;
  }
}

interface WebComponent {
  javaScriptAccess(on: boolean): WebComponent;
  domStorageAccess(on: boolean): WebComponent;
  fileAccess(on: boolean): WebComponent;
  geolocationAccess(on: boolean): WebComponent;
  multiWindowAccess(on: boolean): WebComponent;
  javaScriptProxy(proxy: {
    object: object;
    name: string;
    methodList: string[];
    controller: object;
    permission?: string;
  }): WebComponent;
  onControllerAttached(run: () => void): WebComponent;
  onLoadIntercept(run: (event: { data: { getRequestUrl(): string; isMainFrame(): boolean } }) => boolean): WebComponent;
  onPermissionRequest(
    run: (event: {
      request: {
        getOrigin(): string;
        getAccessibleResource(): string[];
        grant(resources: string[]): void;
        deny(): void;
      };
    }) => void,
  ): WebComponent;
  onGeolocationShow(
    run: (event: {
      origin: string;
      geolocation: { invoke(origin: string, allow: boolean, retain: boolean): void };
    }) => void,
  ): WebComponent;
  onRenderExited(run: () => void): WebComponent;
}
declare function Web(options: { src: string; controller: object }): WebComponent;
declare class Session {
  token: string | undefined;
}
declare class App {
  session: Session;
  bundle: { confirm(): void };
  crashes: { report(place: string, cause: Error): void };
  askToLogIn(reason: string | undefined): Promise<string | undefined>;
  closeLogin(): void;
  askPermission(what: string[]): Promise<boolean>;
  openBrowser(address: string): void;
  showSorry(): void;
}
declare const app: App;
