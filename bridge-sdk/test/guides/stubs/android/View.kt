// Declares the Android classes that the native files and the guide use.
package android.view

import android.webkit.WebView

interface ViewParent
open class ViewGroup : ViewParent { fun removeView(view: WebView) = Unit }
