/** Joins the code of the Android guide to one Kotlin file, each block where a reader puts it. */
import { blocksOf } from './blocks.ts';

export function androidGuide(): string {
  const block = blocksOf('embedding-android.md', 'kotlin');
  return `package shop
import android.*
import com.sdhealth.bridge.*
import kotlinx.coroutines.*
import kotlinx.serialization.json.*
import shop.PaymentEnd.*

${block(0)}
${block(1)}
class Screen(
    private val page: BridgedPage, private val webView: WebView, private val lastUrl: String, private val restarts: Restarts,
    private val lifecycleScope: CoroutineScope, private val onBackPressedDispatcher: BackDispatcher,
) : PhoneScreen() {
${block(2)}
${block(3)}
${block(4)}
    fun listenToBack() {
${block(5)}
    }
}
`;
}
