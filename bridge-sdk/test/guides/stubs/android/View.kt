// Android's classes, as far as the native files and the guide name them.
package android.view

import android.webkit.WebView

interface ViewParent
open class ViewGroup : ViewParent { fun removeView(view: WebView) = Unit }
