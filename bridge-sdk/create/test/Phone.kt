// Android's classes, as far as the template's screen names them and the guide does not.
package androidx.activity

import android.content.Intent
import android.os.Bundle
import android.webkit.WebView

open class ComponentActivity {
    open fun onCreate(savedInstanceState: Bundle?) = Unit
    open fun onResume() = Unit
    open fun onPause() = Unit
    open fun onDestroy() = Unit
    fun setContentView(view: WebView) = check(!view.isDestroyed)
    fun setTitle(title: CharSequence) = check(title != "")
    fun startActivity(intent: Intent) = check(intent.action != "")
    fun finish() = Unit
}
