/**
 * Holds Java signatures of the Android classes that `BridgedPage` uses. They replace the Android SDK, which no package registry has. They
 * are static, abstract or interfaces as in Android (API 36, androidx.webkit 1.14), because the bytecode of a call depends on it.
 */
import { join } from 'node:path';
import { writeFiles } from '../../../scripts/workspace/files.ts';

const ANDROID: Readonly<Record<string, string>> = {
  'android.graphics.Bitmap': 'public final class Bitmap {}',
  'android.net.Uri': 'public abstract class Uri { public abstract String getScheme(); }',
  'android.os.SystemClock': 'public final class SystemClock { public static native long elapsedRealtime(); }',
  'android.view.View':
    'public class View { public final ViewParent getParent() { return null; } public boolean post(Runnable action) { return true; } }',
  'android.view.ViewParent': 'public interface ViewParent {}',
  'android.view.ViewGroup':
    'public abstract class ViewGroup extends View implements ViewParent { public void removeView(View view) {} }',
  'android.webkit.GeolocationPermissions':
    'public class GeolocationPermissions { public interface Callback { void invoke(String origin, boolean allow, boolean retain); } }',
  'android.webkit.JavascriptInterface':
    '@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @java.lang.annotation.Target({java.lang.annotation.ElementType.METHOD}) public @interface JavascriptInterface {}',
  'android.webkit.PermissionRequest': `public abstract class PermissionRequest {
  public abstract android.net.Uri getOrigin();
  public abstract String[] getResources();
  public abstract void grant(String[] resources);
  public abstract void deny();
}`,
  'android.webkit.RenderProcessGoneDetail': 'public abstract class RenderProcessGoneDetail {}',
  'android.webkit.ValueCallback': 'public interface ValueCallback<T> { void onReceiveValue(T value); }',
  'android.webkit.WebSettings': `public abstract class WebSettings {
  public abstract void setJavaScriptEnabled(boolean flag);
  public abstract boolean getJavaScriptEnabled();
  public abstract void setDomStorageEnabled(boolean flag);
  public abstract boolean getDomStorageEnabled();
  public abstract void setAllowFileAccess(boolean allow);
  public abstract boolean getAllowFileAccess();
  public abstract void setAllowContentAccess(boolean allow);
  public abstract boolean getAllowContentAccess();
  public abstract void setSupportMultipleWindows(boolean support);
  public abstract void setUserAgentString(String text);
  public abstract String getUserAgentString();
}`,
  'android.webkit.WebChromeClient': `public class WebChromeClient {
  public static abstract class FileChooserParams {
    public static final int MODE_OPEN_MULTIPLE = 1;
    public abstract int getMode();
    public abstract String[] getAcceptTypes();
  }
  public void onPermissionRequest(PermissionRequest request) {}
  public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {}
  public boolean onShowFileChooser(WebView view, ValueCallback<android.net.Uri[]> callback, FileChooserParams params) { return false; }
}`,
  'android.webkit.WebResourceRequest': `public interface WebResourceRequest {
  android.net.Uri getUrl();
  boolean isForMainFrame();
  java.util.Map<String, String> getRequestHeaders();
}`,
  'android.webkit.WebResourceResponse':
    'public class WebResourceResponse { public WebResourceResponse(String type, String encoding, int status, String reason, java.util.Map<String, String> headers, java.io.InputStream data) {} }',
  'android.webkit.WebView': `public class WebView extends android.view.ViewGroup {
  public WebSettings getSettings() { return null; }
  public String getUrl() { return null; }
  public void setWebViewClient(WebViewClient client) {}
  public WebViewClient getWebViewClient() { return null; }
  public void setWebChromeClient(WebChromeClient client) {}
  public WebChromeClient getWebChromeClient() { return null; }
  public void stopLoading() {}
  public void destroy() {}
  public void addJavascriptInterface(Object target, String name) {}
  public void evaluateJavascript(String script, ValueCallback<String> callback) {}
}`,
  'android.webkit.WebViewClient': `public class WebViewClient {
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) { return false; }
  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) { return null; }
  public void onPageStarted(WebView view, String url, android.graphics.Bitmap favicon) {}
  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) { return false; }
}`,
  'androidx.webkit.JavaScriptReplyProxy':
    'public abstract class JavaScriptReplyProxy { public abstract void postMessage(String text); }',
  'androidx.webkit.WebMessageCompat': 'public class WebMessageCompat { public String getData() { return null; } }',
  'androidx.webkit.WebViewCompat': `public class WebViewCompat {
  public interface WebMessageListener {
    void onPostMessage(android.webkit.WebView view, WebMessageCompat message, android.net.Uri origin, boolean isMainFrame, JavaScriptReplyProxy reply);
  }
  public static void addWebMessageListener(android.webkit.WebView view, String name, java.util.Set<String> origins, WebMessageListener listener) {}
}`,
  'androidx.webkit.WebViewFeature':
    'public class WebViewFeature { public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER"; public static boolean isFeatureSupported(String name) { return false; } }',
  'org.json.JSONObject': 'public class JSONObject { public static String quote(String text) { return text; } }',
};

/** Writes the source of each class below `folder`. Returns the files. */
export function writeSignatures(folder: string): string[] {
  const files = Object.entries(ANDROID).map(([name, body]): [string, string] => [
    `${name.replaceAll('.', '/')}.java`,
    `package ${name.replace(/\.\w+$/, '')};\n\n${body}\n`,
  ]);
  writeFiles(folder, Object.fromEntries(files));
  return files.map(([file]) => join(folder, file));
}
