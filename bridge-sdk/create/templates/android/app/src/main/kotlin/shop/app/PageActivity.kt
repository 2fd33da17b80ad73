/** The screen with the page. */
package shop.app

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.webkit.WebView
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.sdhealth.bridge.android.BridgedApp
import com.sdhealth.bridge.android.BridgedPage
import shop.GUARD
import shop.Phone
import shop.makeMethods

class PageActivity : ComponentActivity(), BridgedApp, Phone {
    private lateinit var page: BridgedPage

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        show("https://shop.example/")
    }

    private fun show(address: String) {
        val webView = WebView(this)
        setContentView(webView)
        page = BridgedPage(webView, makeMethods(this), GUARD, this, "Shop", "1.0.0", lifecycleScope)
        webView.loadUrl(address)
    }

    /** Put your step counter here. */
    override suspend fun steps(days: Long): Map<String, Long> = emptyMap()

    override fun showTitle(title: String) = setTitle(title)

    override fun openOutside(address: Uri) = startActivity(Intent(Intent.ACTION_VIEW, address))

    override fun rendererGone(lastAddress: String?, mayRestart: Boolean) {
        if (mayRestart && lastAddress != null) show(lastAddress) else finish()
    }

    override fun onError(place: String, cause: Throwable) {
        Log.e("bridge", place, cause)
    }

    override fun onResume() {
        super.onResume()
        page.channel.resumed()
    }

    override fun onPause() {
        page.channel.paused()
        super.onPause()
    }

    override fun onDestroy() {
        page.close()
        super.onDestroy()
    }
}
